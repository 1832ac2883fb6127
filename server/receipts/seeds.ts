import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { canonical, type Receipt } from '@core/domain/receipts'

/** How an Ed25519 seed begins as PKCS #8 (RFC 8410): 32 bytes of the seed follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
/** A public key as SPKI ends with its 32 bytes. */
const PUBLIC_BYTES = 32
const ID_LENGTH = 16

/** A key that can sign; `id` begins the hash of the public key, so that it says which key is meant and nothing else. */
export interface Signer {
  id: string
  /** 64 hexadecimal digits. */
  publicKey: string
  /** @returns the signature over the canonical text, 128 hexadecimal digits */
  sign: (receipt: Receipt) => string
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

const publicBytes = (key: KeyObject): Buffer =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_BYTES)

const signerOf = (secret: string): Signer => {
  const der = Buffer.concat([PKCS8, sha256(`limelight-receipt\n${secret}`)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const bytes = publicBytes(key)
  return {
    id: sha256(bytes).toString('hex').slice(0, ID_LENGTH),
    publicKey: bytes.toString('hex'),
    sign: (receipt) => sign(null, Buffer.from(canonical(receipt), 'ascii'), key).toString('hex'),
  }
}

/** The signers of a secret: it may list several with commas, the newest first. */
export const signersOf = (secret: string): Signer[] => secret.split(',').map((part) => signerOf(part.trim()))
