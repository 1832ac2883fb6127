import { saveToAlbum } from './mini'
import type { SaveResult } from './types'

export type { SaveResult } from './types'
export { askForStorage } from './mini'

/** Alipay's numbers for "the user refused" and "no right to the album". */
const REFUSED = new Set<unknown>([15, 2001, 2003])

const numberOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'error' in error ? error.error : null

export const saveCanvas = (id: string, _name: string): Promise<SaveResult> =>
  saveToAlbum(id, (error) => REFUSED.has(numberOf(error)))
