import { createHmac } from 'node:crypto'
import type { Secrets } from '../config'

/**
 * Keyed hash of something that must be found again but never read: session tokens, codes, browser ids.
 * @param kind keeps hashes of different things apart
 */
export const keyedHash = ({ tokenKey }: Pick<Secrets, 'tokenKey'>, kind: string, text: string): string =>
  createHmac('sha256', tokenKey).update(`${kind}\0${text}`).digest('base64url')
