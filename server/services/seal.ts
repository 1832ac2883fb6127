import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '../config'

type DataKey = Pick<Secrets, 'dataKey'>

const CIPHER = 'aes-256-gcm'
/** Bytes, as the mode wants them. */
const KEY_LENGTH = 32
const NONCE_LENGTH = 12

const derive = (secret: string, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, length))

/** Names a key without telling anything of it. */
const idOf = (secret: string): string => derive(secret, 'data key id', 6).toString('base64url')

const keyOf = (secret: string): Buffer => derive(secret, 'data key', KEY_LENGTH)

/** The present key, then those that it replaced. */
const secretsOf = ({ dataKey }: DataKey): string[] => dataKey.split(',').map((secret) => secret.trim())

/**
 * Encrypts what must be read again later, such as a card number (AES-256-GCM). The text names its key, so that keys can
 * be replaced: put a new one before the old in DATA_KEY.
 * @param place where it is kept, `bank_cards/<id>/number`: it cannot be opened anywhere else
 */
export const seal = (secrets: DataKey, place: string, text: string): string => {
  const [secret = ''] = secretsOf(secrets)
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const parts = [nonce, body, cipher.getAuthTag()].map((part) => part.toString('base64url'))
  return [idOf(secret), ...parts].join('.')
}

/** @throws Error when the key is missing, or the text was changed or belongs to another place */
export const unseal = (secrets: DataKey, place: string, sealed: string): string => {
  const [id, ...parts] = sealed.split('.')
  const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  const secret = secretsOf(secrets).find((known) => idOf(known) === id)
  if (secret === undefined) throw new Error(`no DATA_KEY ${id ?? ''} to open ${place}`)
  if (!nonce || !body || !tag) throw new Error(`${place} is not sealed`)
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: 16 })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
}
