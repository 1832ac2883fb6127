import Taro from '@tarojs/taro'
import type { Picked, PictureSize } from './types'

export type { Picked, PictureSize } from './types'

const messageOf = (error: unknown): string => {
  const { errMsg, errorMessage } = (error ?? {}) as { errMsg?: unknown; errorMessage?: unknown }
  return [errMsg, errorMessage].filter((text) => typeof text === 'string').join(' ')
}

/** Opens the client's own choice of pictures and camera. */
export const choosePicture = async (): Promise<Picked> => {
  try {
    const { tempFilePaths, tempFiles } = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    const [path] = tempFilePaths
    return path === undefined
      ? { outcome: 'cancelled' }
      : { outcome: 'picked', path, bytes: tempFiles?.[0]?.size ?? 0 }
  } catch (error) {
    return { outcome: /auth|permission|deny|denied/i.test(messageOf(error)) ? 'denied' : 'cancelled' }
  }
}

/** The client frees its pictures by itself. */
export const releasePicture = (_path: string): void => undefined

/** Loads a chosen picture to tell its size; null when it is none that can be shown. */
export const pictureSize = async (path: string): Promise<PictureSize | null> => {
  try {
    const { width, height } = await Taro.getImageInfo({ src: path })
    return { width, height }
  } catch {
    return null
  }
}
