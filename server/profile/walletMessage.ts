import { randomInt } from 'node:crypto'
import { getAddress, isAddress, isAddressEqual, recoverMessageAddress, type Address, type Hex } from 'viem'
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe'
import { WALLET_CHAIN, WALLET_MINUTES } from '@core/domain'
import type { Config } from '../config'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'

/** What a message is for: signing in, or binding the wallet to the user with this UID. */
export type WalletPurpose = { readonly kind: 'signIn' } | { readonly kind: 'bind'; readonly uid: string }

/** Shown by the wallet; ASCII, as the standard wants it. */
const statementOf = (purpose: WalletPurpose): string =>
  purpose.kind === 'signIn'
    ? 'Sign in to Limelight. This costs nothing and moves nothing.'
    : `Bind this wallet to the Limelight account with UID ${purpose.uid}. Whoever has the wallet can sign in to it.`

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/**
 * The page's own address, when it is one of this product's: a wallet warns of a message for another page than the one
 * that asks, so that a look-alike page gets nothing that we would take. Without a set address, this machine only.
 */
const originOf = ({ publicUrl, corsOrigins }: Config, domain: string): string | null => {
  if (publicUrl === null && LOOPBACK.test(domain)) return `http://${domain}`
  const ours = [...(publicUrl === null ? [] : [publicUrl]), ...corsOrigins].map((url) => new URL(url))
  return ours.find(({ host }) => host === domain)?.origin ?? null
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789'
const NONCE_LENGTH = 20
const LIFE_MS = WALLET_MINUTES * 60_000

const newNonce = (): string =>
  Array.from({ length: NONCE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

const KEEP = 'insert into wallet_nonces (nonce, user_id, expires_at) values ($1, $2, $3)'

export interface Asked {
  readonly address: string
  readonly domain: string
  readonly purpose: WalletPurpose
  /** Who may use it; null for signing in. */
  readonly userId: string | null
}

/**
 * A message for a wallet to sign (EIP-4361), good once within 5 minutes.
 * @throws AppError INPUT_ERROR when that is no address, WALLET_DOMAIN when the page is none of ours
 */
export const newWalletMessage = async (
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { address, domain, purpose, userId }: Asked,
): Promise<{ nonce: string; message: string; expiresAt: number }> => {
  if (!isAddress(address, { strict: false })) throw new AppError('INPUT_ERROR', { field: 'address' })
  const uri = originOf(config, domain)
  if (uri === null) throw new AppError('WALLET_DOMAIN')
  const now = clock.now()
  const [nonce, expiresAt] = [newNonce(), now + LIFE_MS]
  await db.query('wallet.nonce', KEEP, [nonce, userId, expiresAt])
  const message = createSiweMessage({
    address: getAddress(address),
    chainId: WALLET_CHAIN,
    domain,
    nonce,
    uri,
    version: '1',
    statement: statementOf(purpose),
    issuedAt: new Date(now),
    expirationTime: new Date(expiresAt),
  })
  return { nonce, message, expiresAt }
}

const invalid = (): never => {
  throw new AppError('INVALID_SIGNATURE')
}

/** Every field of the message is the one that we would have written. */
const isOurs = (
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  fields: Partial<SiweMessage>,
  purpose: WalletPurpose,
): boolean => {
  const now = clock.now()
  const { domain = '', uri, version, chainId, statement, issuedAt, expirationTime, notBefore } = fields
  const place = originOf(config, domain)
  const inTime =
    issuedAt !== undefined &&
    expirationTime !== undefined &&
    issuedAt.getTime() <= now &&
    now < Math.min(expirationTime.getTime(), issuedAt.getTime() + LIFE_MS) &&
    (notBefore === undefined || notBefore.getTime() <= now)
  const named = place !== null && uri === place && version === '1' && chainId === WALLET_CHAIN
  return named && inTime && statement === statementOf(purpose)
}

export interface Signed {
  /** Lower case. */
  readonly address: string
  readonly nonce: string
}

const SIGNATURE = /^0x[0-9a-f]{130}$/i

const signer = async (message: string, signature: string): Promise<Address> =>
  recoverMessageAddress({ message, signature: signature as Hex }).catch(invalid)

/**
 * Reads a message that a wallet signed (EIP-191). It still has to be used up: `useNonce`.
 * @throws AppError INVALID_SIGNATURE whatever is wrong with it
 */
export const readSigned = async (
  ctx: Pick<Context, 'config' | 'clock'>,
  { message = '', signature = '' }: { readonly message?: string; readonly signature?: string },
  purpose: WalletPurpose,
): Promise<Signed> => {
  if (!SIGNATURE.test(signature)) invalid()
  const fields = parseSiweMessage(message)
  const { address, nonce } = fields
  if (address === undefined || nonce === undefined || !isOurs(ctx, fields, purpose)) return invalid()
  if (!isAddressEqual(await signer(message, signature), address)) invalid()
  return { address: address.toLowerCase(), nonce }
}

const USE = `
delete from wallet_nonces where nonce = $1 and expires_at > $2 and user_id is not distinct from $3::uuid
returning nonce`

/** Uses a message's one-time number up. @throws AppError INVALID_SIGNATURE when it is unknown, used or too old */
export const useNonce = async (
  { clock }: Pick<Context, 'clock'>,
  t: Tx,
  nonce: string,
  userId: string | null,
): Promise<void> => {
  const used = await t.query('wallet.use', USE, [nonce, clock.now(), userId])
  if (used.length === 0) invalid()
}

/** Messages that are too old are of no use to anyone. */
export const forgetNonces = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('wallet.forget', 'delete from wallet_nonces where expires_at < $1', [clock.now()])
