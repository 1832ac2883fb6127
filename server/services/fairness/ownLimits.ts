import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import {
  changeLimit,
  currency,
  DAY,
  lossLeft,
  lossOf,
  OWN_LIMITS,
  readAmount,
  USDT,
  utcDay,
  type OwnLimit,
} from '@core/domain'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'
import type { Queries, Tx } from '../../store/db'
import type { TradeLimitsRow } from '../../store/tables/fairness'
import { lockUser } from '../lockUser'
import { dayUse } from './dayUse'
import { limitsOfRow, NO_LIMITS, type OwnLimits } from './limits'
import { readRules } from './rules'

type Parts = Pick<Context, 'db' | 'clock' | 'market'>
type Change = RequestOf<'ext.limits'>
type View = ResponseOf<'ext.limits'>

const HOUR = 3_600_000

const LOCK = 'select * from trade_limits where user_id = $1 for update'

/** Written whole: the row is locked, or the user's is. */
const SAVE = `
insert into trade_limits (user_id, daily_loss, next_daily_loss, next_daily_loss_at, max_stake, next_max_stake,
  next_max_stake_at, cool_off_until, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (user_id) do update set daily_loss = excluded.daily_loss, next_daily_loss = excluded.next_daily_loss,
  next_daily_loss_at = excluded.next_daily_loss_at, max_stake = excluded.max_stake,
  next_max_stake = excluded.next_max_stake, next_max_stake_at = excluded.next_max_stake_at,
  cool_off_until = excluded.cool_off_until, updated_at = excluded.updated_at`

/** @throws AppError AMOUNT_... for what is no amount in USDT; an empty text is no limit */
const wishOf = (text: string): Money | null => {
  if (!text.trim()) return null
  const { amount, problem } = readAmount(text.trim(), currency(USDT).scale)
  if (!amount) throw new AppError(problem.code, problem.params)
  return amount
}

const cooledOff = (limits: OwnLimits, hours: number, now: number): OwnLimits => {
  const until = now + hours * HOUR
  const { coolOffUntil } = limits
  if (coolOffUntil !== null && until < coolOffUntil) {
    throw new AppError('COOL_OFF_SHORTER', { until: new Date(coolOffUntil).toISOString() })
  }
  return { ...limits, coolOffUntil: until }
}

/** Exactly one change a call, so that each has its own answer. */
const changed = (limits: OwnLimits, change: Change, now: number): OwnLimits => {
  const { coolOffHours, cancel } = change
  if (coolOffHours !== undefined) return cooledOff(limits, coolOffHours, now)
  if (cancel !== undefined) return { ...limits, [cancel]: { value: limits[cancel].value, next: null } }
  const name = OWN_LIMITS.find((limit) => change[limit] !== undefined)
  if (!name) throw new AppError('LIMIT_CHANGE_REQUIRED')
  return { ...limits, [name]: changeLimit(limits[name], wishOf(change[name] ?? ''), now) }
}

const columnsOf = ({ value, next }: OwnLimit): unknown[] => [
  value && toWire(value),
  next?.value ? toWire(next.value) : null,
  next?.at ?? null,
]

const rowOf = async (q: Queries, userId: string, now: number): Promise<OwnLimits> => {
  const [row] = await q.query<TradeLimitsRow>('fairness.lock', LOCK, [userId])
  return row ? limitsOfRow(row, now) : NO_LIMITS
}

/**
 * Changes one thing: lower holds at once, higher or none waits a day, a break only gets longer. It waits for orders of the
 * user that are being placed, and they for it.
 * @throws AppError AMOUNT_..., COOL_OFF_SHORTER, LIMIT_CHANGE_REQUIRED, ACCOUNT_FROZEN
 */
export const changeLimits = async (
  { clock }: Parts,
  t: Tx,
  userId: string,
  change: Change,
): Promise<void> => {
  await lockUser(t, userId)
  const now = clock.now()
  const limits = changed(await rowOf(t, userId, now), change, now)
  await t.query('fairness.save', SAVE, [
    userId,
    ...columnsOf(limits.dailyLoss),
    ...columnsOf(limits.maxStake),
    limits.coolOffUntil,
    now,
  ])
}

const wireLimit = ({ value, next }: OwnLimit): View['dailyLoss'] => ({
  value: value && toWire(value),
  next: next && { value: next.value && toWire(next.value), at: next.at },
})

/** The user's limits and what of them the present day has used. */
export const ownLimits = async ({ db, clock, market }: Parts, userId: string): Promise<View> => {
  const [row, day] = await Promise.all([readRules(db, userId), dayUse({ market }, db, userId)])
  const limits = row && row.user_id !== null ? limitsOfRow(row, clock.now()) : NO_LIMITS
  const { value } = limits.dailyLoss
  return {
    dailyLoss: wireLimit(limits.dailyLoss),
    maxStake: wireLimit(limits.maxStake),
    coolOffUntil: limits.coolOffUntil,
    today: {
      lost: toWire(lossOf(day)),
      atRisk: toWire(money(day.atRisk)),
      left: value && toWire(lossLeft(value, day)),
      endsAt: utcDay(market.now()) + DAY,
    },
    riskRead: row?.read ?? false,
  }
}
