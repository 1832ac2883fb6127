import type { CallId } from '@core/contract/endpoints'
import type { Context } from '../context'
import { keyedHash } from '../services/hashes'
import { AppError } from './errors'
import { Minute } from './minute'
import { sourceOf } from './source'

const MINUTE = 60_000

/** Calls that cost much, or that somebody might guess with: each may be this share of all calls. */
const COSTLY: ReadonlySet<CallId> = new Set<CallId>([
  'user.login',
  'user.register',
  'user.verifySignature',
  'user.forgetPassword',
  'user.realname',
  'verification.code',
  'verification.sendToMe',
  'profile.userImage',
  'ext.loginSecondStep',
  'ext.walletNonce',
  'ext.inviteCode',
  'ext.identityPicture',
  'ext.fundsExport',
  'ext.liabilitiesProof',
])
const SHARE = 20

/** Windows begin at multiples of their length (ms), so that all processes agree. */
const tooMany = (now: number, length = MINUTE): AppError =>
  new AppError('TOO_MANY_REQUESTS', { seconds: String(Math.ceil((length - (now % length)) / 1000)) })

/** Counts for all processes together. */
const TAKE = `
insert into call_windows (who, began, calls) values ($1, $2, 1)
on conflict (who) do update
set calls = case when call_windows.began = $2 then call_windows.calls + 1 else 1 end, began = $2
returning calls`

type Parts = Pick<Context, 'clock' | 'config' | 'db' | 'secrets'>

/**
 * Counts something for all processes together, in windows of a fixed length (ms).
 * @throws AppError TOO_MANY_REQUESTS with the seconds until the next window
 */
export const countInWindow = async (
  { clock, db, secrets }: Omit<Parts, 'config'>,
  what: string,
  { max, length = MINUTE }: { readonly max: number; readonly length?: number },
): Promise<void> => {
  const now = clock.now()
  const began = now - (now % length)
  const [row] = await db.query<{ calls: number }>('calls.take', TAKE, [
    keyedHash(secrets, 'calls', what),
    began,
  ])
  if ((row?.calls ?? 0) > max) throw tooMany(now, length)
}

/**
 * How many calls a minute may come from one address, from one user, and of one costly kind from either. The first two are
 * counted in each process, the last for all of them.
 */
export const createLimits = (parts: Parts) => {
  const { clock, config } = parts
  const minute = new Minute()
  const take = (who: string, max: number): void => {
    const now = clock.now()
    if (minute.count(who, now) > max) throw tooMany(now)
  }
  return {
    /** @throws AppError TOO_MANY_REQUESTS */
    address: (ip: string): void => take(sourceOf(ip), config.rateLimit),
    /** @throws AppError TOO_MANY_REQUESTS */
    account: (userId: string): void => take(userId, config.accountRateLimit),
    /** @throws AppError TOO_MANY_REQUESTS */
    call: async (id: CallId, { ip, userId }: { ip: string; userId: string | null }): Promise<void> => {
      if (!COSTLY.has(id)) return
      const all = userId === null ? config.rateLimit : config.accountRateLimit
      const max = Math.max(1, Math.floor(all / SHARE))
      await countInWindow(parts, `${id}\0${userId ?? sourceOf(ip)}`, { max })
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

const FORGET = 'delete from call_windows where began < $1'
const LONGEST = 24 * 60 * MINUTE

/** Windows that are long over. */
export const forgetCalls = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.query('calls.forget', FORGET, [clock.now() - LONGEST])
