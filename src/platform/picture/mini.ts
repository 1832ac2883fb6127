import Taro from '@tarojs/taro'
import type { Picked } from './types'

export type { Picked } from './types'

const messageOf = (error: unknown): string => {
  const { errMsg, errorMessage } = (error ?? {}) as { errMsg?: unknown; errorMessage?: unknown }
  return [errMsg, errorMessage].filter((text) => typeof text === 'string').join(' ')
}

/** Opens the client's own choice of pictures and camera. */
export const choosePicture = async (): Promise<Picked> => {
  try {
    const { tempFilePaths, tempFiles } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    const [path] = tempFilePaths
    return path === undefined ? { outcome: 'cancelled' } : { outcome: 'picked', path, bytes: tempFiles?.[0]?.size ?? 0 }
  } catch (error) {
    return { outcome: /auth|permission|deny|denied/i.test(messageOf(error)) ? 'denied' : 'cancelled' }
  }
}

/** The client frees its pictures by itself. */
export const releasePicture = (_path: string): void => undefined
