import { createHmac } from 'node:crypto'
import type { Secrets } from '../config'

/**
 * Keyed hash of something that must be found again but never read: session tokens, codes, browser ids.
 * @param kind keeps hashes of different things apart
 */
export const keyedHash = ({ tokenKey }: Pick<Secrets, 'tokenKey'>, kind: string, text: string): string =>
  createHmac('sha256', tokenKey).update(`${kind}\0${text}`).digest('base64url')

/**
 * Keyed hash of something that must be found again for as long as it is kept, such as an ID number: by the pepper, which
 * is never replaced, while the key of tokens may be.
 */
export const lastingHash = ({ pepper }: Pick<Secrets, 'pepper'>, kind: string, text: string): string =>
  createHmac('sha256', pepper).update(`${kind}\0${text}`).digest('base64url')
