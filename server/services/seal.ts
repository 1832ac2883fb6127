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

/** Name of the key that seals now; whatever is sealed begins with its key's name. */
export const presentKey = (secrets: DataKey): string => idOf(secretsOf(secrets)[0] ?? '')

const keyOf = (secret: string): Buffer => derive(secret, 'data key', KEY_LENGTH)

/** The present key, then those that it replaced. */
const secretsOf = ({ dataKey }: DataKey): string[] => dataKey.split(',').map((secret) => secret.trim())

/** Bytes of a sealed thing: nonce, body, tag. */
type Sealed = readonly [nonce: Buffer, body: Buffer, tag: Buffer]

const TAG_LENGTH = 16
/** Letters that name a key. */
const ID_LENGTH = 8

const encrypt = (secret: string, place: string, plain: Uint8Array): Sealed => {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce)
  cipher.setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return [nonce, body, cipher.getAuthTag()]
}

/** @throws Error when no known key has that name, or something was changed */
const decrypt = (secrets: DataKey, place: string, id: string, [nonce, body, tag]: Sealed): Buffer => {
  const secret = secretsOf(secrets).find((known) => idOf(known) === id)
  if (secret === undefined) throw new Error(`no DATA_KEY ${id} to open ${place}`)
  const decipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_LENGTH })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(body), decipher.final()])
}

/**
 * Encrypts what must be read again later, such as a card number (AES-256-GCM). The text names its key, so that keys can
 * be replaced: put a new one before the old in DATA_KEY.
 * @param place where it is kept, `bank_cards/<id>/number`: it cannot be opened anywhere else
 */
export const seal = (secrets: DataKey, place: string, text: string): string => {
  const [secret = ''] = secretsOf(secrets)
  const parts = encrypt(secret, place, Buffer.from(text, 'utf8')).map((part) => part.toString('base64url'))
  return [idOf(secret), ...parts].join('.')
}

/** @throws Error when the key is missing, or the text was changed or belongs to another place */
export const unseal = (secrets: DataKey, place: string, sealed: string): string => {
  const [id = '', ...parts] = sealed.split('.')
  const [nonce, body, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !body || !tag) throw new Error(`${place} is not sealed`)
  return decrypt(secrets, place, id, [nonce, body, tag]).toString('utf8')
}

/** `seal` for what is no text, such as a picture: the key's name, nonce, tag, then the body. */
export const sealBytes = (secrets: DataKey, place: string, plain: Uint8Array): Buffer => {
  const [secret = ''] = secretsOf(secrets)
  const [nonce, body, tag] = encrypt(secret, place, plain)
  return Buffer.concat([Buffer.from(idOf(secret)), nonce, tag, body])
}

/** @throws Error when the key is missing, or the bytes were changed or belong to another place */
export const unsealBytes = (secrets: DataKey, place: string, sealed: Buffer): Buffer => {
  const body = ID_LENGTH + NONCE_LENGTH + TAG_LENGTH
  if (sealed.length < body) throw new Error(`${place} is not sealed`)
  const id = sealed.subarray(0, ID_LENGTH).toString()
  const nonce = sealed.subarray(ID_LENGTH, ID_LENGTH + NONCE_LENGTH)
  const tag = sealed.subarray(ID_LENGTH + NONCE_LENGTH, body)
  return decrypt(secrets, place, id, [nonce, sealed.subarray(body), tag])
}
