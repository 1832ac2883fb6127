import { limitAt, type OwnLimit, type OwnLimitName } from '@core/domain'
import { money, type Money } from '@core/money'
import type { TradeLimitsRow } from '../../store/tables/fairness'

/** What a user allows themselves. Times are wall time in ms. */
export type OwnLimits = Readonly<Record<OwnLimitName, OwnLimit>> & { readonly coolOffUntil: number | null }

export const NO_LIMITS: OwnLimits = {
  dailyLoss: { value: null, next: null },
  maxStake: { value: null, next: null },
  coolOffUntil: null,
}

const amountOf = (numeric: string | null): Money | null => (numeric === null ? null : money(numeric))

const limitOf = (value: string | null, next: string | null, at: string | null, now: number): OwnLimit =>
  limitAt(
    { value: amountOf(value), next: at === null ? null : { value: amountOf(next), at: Number(at) } },
    now,
  )

/** The limits as they are at a time: what waited until then holds, and a break that is over is none. */
export const limitsOfRow = (row: TradeLimitsRow, now: number): OwnLimits => {
  const until = row.cool_off_until === null ? null : Number(row.cool_off_until)
  return {
    dailyLoss: limitOf(row.daily_loss, row.next_daily_loss, row.next_daily_loss_at, now),
    maxStake: limitOf(row.max_stake, row.next_max_stake, row.next_max_stake_at, now),
    coolOffUntil: until !== null && until > now ? until : null,
  }
}
