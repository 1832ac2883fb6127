import { randomInt, timingSafeEqual } from 'node:crypto'
import { checkCode, CODE_DIGITS, CODE_RESEND_SECONDS, type Lang, type Purpose } from '@core/domain'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import { sendCodeMail, sendNoAccountMail } from '../mail/codeMail'
import type { Tx } from '../store/db'
import { destinationOf, type Contact } from './contacts'
import { putInDemoInbox } from './demoInbox'
import { keyedHash } from './hashes'

const VALID_MS = 5 * 60_000
const RESEND_MS = CODE_RESEND_SECONDS * 1000
const MAX_TRIES = 5

export interface CodeRequest {
  contact: Contact
  purpose: Purpose
  /** What the code will confirm, if it must confirm nothing else. */
  boundTo?: string
  /** Browser that asked, for the demo inbox. */
  browser: string
  lang: Lang
  /** Whose contact it is; null when it must belong to a user and does not: then nobody learns the code. */
  reader?: Reader | null
}

export interface Reader {
  /** Their anti-phishing word, if any. */
  word: string | null
  /** Whether the demo inbox of the browser that asked may show the code. */
  inInbox: boolean
}

/** Someone who is not registered yet. */
const STRANGER: Reader = { word: null, inInbox: true }

/** What a code was sent for; `browser` is the one that asked, or that shows the code. */
export interface Proof {
  readonly contact: Contact
  readonly purpose: Purpose
  readonly code: string
  readonly boundTo?: string
  readonly browser?: string
}

/**
 * Anybody may ask for a code that resets a password: each browser has its own code with its own tries, so that nobody
 * replaces the owner's code or uses its tries up. All other codes are asked for by who is signed in, or for a new account.
 */
const askerOf = (
  { secrets }: Pick<Context, 'secrets'>,
  { purpose, browser = '' }: Pick<Proof, 'purpose' | 'browser'>,
): string => (purpose === 'forgetPassword' ? keyedHash(secrets, 'asker', browser) : '')

/** Replaces an older code, unless that was sent less than 60 s ago. */
const PUT = `
insert into codes (destination, purpose, asker, code_hash, bound_to, sent_at, expires_at, tries, used)
values ($1, $2, $3, $4, $5, $6, $7, 0, false)
on conflict (destination, purpose, asker) do update
set code_hash = excluded.code_hash, bound_to = excluded.bound_to, sent_at = excluded.sent_at,
    expires_at = excluded.expires_at, tries = 0, used = false
where codes.sent_at <= $8
returning destination`

const SENT_AT = 'select sent_at from codes where destination = $1 and purpose = $2 and asker = $3'

/** A code that never left needs no waiting for the next. */
const DROP = 'delete from codes where destination = $1 and purpose = $2 and asker = $3 and code_hash = $4'

const hashOf = (
  { secrets }: Pick<Context, 'secrets'>,
  destination: string,
  purpose: Purpose,
  code: string,
): string => keyedHash(secrets, 'code', `${destination}\0${purpose}\0${code}`)

const tooSoon = async ({ db, clock }: Context, place: readonly string[]): Promise<AppError> => {
  const [row] = await db.query<{ sent_at: string }>('codes.sentAt', SENT_AT, place)
  const wait = Number(row?.sent_at ?? 0) + RESEND_MS - clock.now()
  return new AppError('CODE_TOO_SOON', { seconds: String(Math.max(1, Math.ceil(wait / 1000))) })
}

/**
 * Makes a code and sends it: by mail when a mail server is set, else to the demo inbox of the browser that asked.
 * @throws AppError CODE_TOO_SOON, CODE_UNDELIVERED
 */
export const sendCode = async (
  ctx: Context,
  request: CodeRequest,
): Promise<{ expiresAt: number; resendAt: number }> => {
  const { contact, purpose, boundTo = '' } = request
  const now = ctx.clock.now()
  const destination = destinationOf(contact)
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const [expiresAt, resendAt] = [now + VALID_MS, now + RESEND_MS]
  const hash = hashOf(ctx, destination, purpose, code)
  const place = [destination, purpose, askerOf(ctx, request)]
  const put = await ctx.db.query('codes.put', PUT, [...place, hash, boundTo, now, expiresAt, now - RESEND_MS])
  if (put.length === 0) throw await tooSoon(ctx, place)
  try {
    await deliver(ctx, request, code, expiresAt)
  } catch (error) {
    await ctx.db.query('codes.drop', DROP, [...place, hash])
    throw error
  }
  return { expiresAt, resendAt }
}

const deliver = async (
  ctx: Context,
  request: CodeRequest,
  code: string,
  expiresAt: number,
): Promise<void> => {
  const { contact, purpose, browser, lang, reader = STRANGER } = request
  const { mail } = ctx.config
  try {
    if (contact.kind === 'email' && mail.smtpUrl !== null) {
      const letter = { to: contact.email, lang }
      return await (reader
        ? sendCodeMail(mail, { ...letter, code, word: reader.word })
        : sendNoAccountMail(mail, letter))
    }
  } catch (error) {
    ctx.log.error({ err: error }, 'a code could not be mailed')
    throw new AppError('CODE_UNDELIVERED')
  }
  if (ctx.config.profile !== 'demo') throw new AppError('CODE_UNDELIVERED')
  if (reader?.inInbox) await putInDemoInbox(ctx, { browser, contact, purpose, code, expiresAt })
}

/** Counts the try, whatever becomes of it. */
const TRY = `
update codes set tries = tries + 1 where destination = $1 and purpose = $2 and asker = $3 and not used
returning code_hash, bound_to, expires_at, tries`

/**
 * Checks a code; each check counts as a try. It stays usable until `consumeCode`.
 * @throws AppError CODE_REQUIRED, CODE_INVALID, CODE_EXPIRED, CODE_TRIES_EXCEEDED
 */
export const verifyCode = async (ctx: Context, proof: Proof): Promise<void> => {
  const { contact, purpose, code, boundTo = '' } = proof
  refuse(checkCode(code))
  const destination = destinationOf(contact)
  const [row] = await ctx.db.query<{
    code_hash: string
    bound_to: string
    expires_at: string
    tries: number
  }>('codes.try', TRY, [destination, purpose, askerOf(ctx, proof)])
  if (!row) throw new AppError('CODE_INVALID')
  if (row.tries > MAX_TRIES) throw new AppError('CODE_TRIES_EXCEEDED')
  if (Number(row.expires_at) <= ctx.clock.now()) throw new AppError('CODE_EXPIRED')
  const [given, stored] = [hashOf(ctx, destination, purpose, code), row.code_hash].map((h) => Buffer.from(h))
  const same = given && stored && given.length === stored.length && timingSafeEqual(given, stored)
  if (!same || row.bound_to !== boundTo) throw new AppError('CODE_INVALID')
}

const CONSUME = `
update codes set used = true
where destination = $1 and purpose = $2 and asker = $3 and code_hash = $4 and not used returning destination`

/** Uses a verified code up, in the transaction of what it confirms. @throws AppError CODE_INVALID when it was used meanwhile */
export const consumeCode = async (ctx: Context, t: Tx, proof: Omit<Proof, 'boundTo'>): Promise<void> => {
  const { contact, purpose, code } = proof
  const destination = destinationOf(contact)
  const hash = hashOf(ctx, destination, purpose, code)
  const used = await t.query('codes.consume', CONSUME, [destination, purpose, askerOf(ctx, proof), hash])
  if (used.length === 0) throw new AppError('CODE_INVALID')
}

/** Expired codes are of no use to anyone. */
export const forgetCodes = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('codes.forget', 'delete from codes where expires_at < $1', [clock.now()])
