import Taro from '@tarojs/taro'
import type { SaveResult } from './types'

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
  const { tempFilePath } = await Taro.canvasToTempFilePath({ canvas, canvasId: id, fileType: 'png' })
  return tempFilePath
}

const messageOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return ''
  const { errMsg, errorMessage } = error as { errMsg?: unknown; errorMessage?: unknown }
  return [errMsg, errorMessage].filter((text) => typeof text === 'string').join(' ')
}

/** How the clients say that the user once refused the permission, or refuses it now. */
const DENIED =
  /auth(orize)?\s*:?\s*(deny|denied|no response)|authorize no response|no permission|用户(不允许授权|拒绝)/i

/**
 * Saves what a canvas shows to the phone's album.
 * @param isDenied reads an error whose message does not tell that the user refused
 */
export const saveToAlbum = async (id: string, isDenied: (error: unknown) => boolean): Promise<SaveResult> => {
  try {
    const filePath = await fileOf(id)
    await Taro.saveImageToPhotosAlbum({ filePath })
    return 'saved'
  } catch (error) {
    return isDenied(error) || DENIED.test(messageOf(error)) ? 'denied' : 'failed'
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
