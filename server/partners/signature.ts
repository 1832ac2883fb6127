import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signatures of webhooks in both directions, as in the Standard Webhooks specification: HMAC-SHA256 over
 * `id.timestamp.body`, in the headers `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature` (`v1,base64`).
 */
export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** A message older, or from further in the future, than this is refused (ms). */
export const TOLERANCE = 5 * 60_000

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/

/** The key in a secret of the form `whsec_<base64>`; null when it is none of 24 to 64 bytes. */
export const secretOf = (text: string): Buffer | null => {
  const key = Buffer.from(SECRET.exec(text)?.[1] ?? '', 'base64')
  return key.length >= 24 && key.length <= 64 ? key : null
}

const sealOf = (secret: Buffer, id: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest()

/** @param now wall time in ms */
export const sign = (secret: Buffer, id: string, body: string, now: number): SignedHeaders => {
  const timestamp = String(Math.floor(now / 1000))
  const seal = sealOf(secret, id, timestamp, body).toString('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${seal}` }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const textOf = (value: Headers[string]): string => (typeof value === 'string' ? value : '')

/** True when the message was signed with this secret, lately. Several signatures may be given, separated by spaces. */
export const isSigned = (secret: Buffer, headers: Headers, body: string, now: number): boolean => {
  const [id, timestamp] = [textOf(headers['webhook-id']), textOf(headers['webhook-timestamp'])]
  if (!id || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE) return false
  const seal = sealOf(secret, id, timestamp, body)
  return textOf(headers['webhook-signature'])
    .split(' ', 10)
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice(3), 'base64'))
    .some((given) => given.length === seal.length && timingSafeEqual(given, seal))
}
