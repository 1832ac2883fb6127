import { saveToAlbum } from './mini'
import type { SaveResult } from './types'

export type { SaveResult } from './types'
export { askForStorage } from './mini'

/** WeChat names its refusals in words. */
export const saveCanvas = (id: string, _name: string): Promise<SaveResult> => saveToAlbum(id, () => false)
