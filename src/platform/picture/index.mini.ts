import Taro from '@tarojs/taro'
import { isRefused } from '@/platform/failure'
import type { Picked, PictureSize } from './types'

export type { Picked, PictureSize } from './types'

/** Opens the client's own choice of pictures and camera. */
export const choosePicture = async (): Promise<Picked> => {
  try {
    const chosen = await Taro.chooseImage({ count: 1, sizeType: ['compressed'] })
    // Taro takes Alipay's old name of the list, which its newer clients do not give.
    const { tempFilePaths, tempFiles } = chosen as Partial<typeof chosen>
    const path = tempFilePaths?.[0] ?? tempFiles?.[0]?.path
    return path === undefined
      ? { outcome: 'cancelled' }
      : { outcome: 'picked', path, bytes: tempFiles?.[0]?.size ?? 0 }
  } catch (error) {
    return { outcome: isRefused(error) ? 'denied' : 'cancelled' }
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
