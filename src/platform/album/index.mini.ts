import Taro from '@tarojs/taro'
import { isRefused } from '@/platform/failure'
import type { SaveResult } from './types'

export type { SaveResult } from './types'

/** The canvas node behind an id, as the client's own functions take it. */
const nodeOf = (id: string): Promise<Taro.Canvas | null> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    query.select(`#${id}`).node()
    query.exec((results: [{ node?: Taro.Canvas } | null]) => resolve(results[0]?.node ?? null))
  })

const fileOf = async (id: string): Promise<string> => {
  const canvas = await nodeOf(id)
  if (!canvas) throw new Error(`no canvas ${id}`)
  const file = await Taro.canvasToTempFilePath({ canvas, canvasId: id, fileType: 'png' })
  // Older clients of Alipay have a name of their own for it.
  const { tempFilePath, apFilePath } = file as { tempFilePath?: string; apFilePath?: string }
  return tempFilePath ?? apFilePath ?? ''
}

/** Saves what a canvas shows to the phone's album. The client names the file. */
export const saveCanvas = async (id: string, _name: string): Promise<SaveResult> => {
  try {
    const filePath = await fileOf(id)
    await Taro.saveImageToPhotosAlbum({ filePath })
    return 'saved'
  } catch (error) {
    return isRefused(error) ? 'denied' : 'failed'
  }
}

/** Opens the client's own settings page. @returns whether pictures may be stored now */
export const askForStorage = async (): Promise<boolean> => {
  try {
    const { authSetting } = await Taro.openSetting()
    return Object.entries(authSetting).some(([scope, granted]) => /album/i.test(scope) && granted === true)
  } catch {
    return false
  }
}
