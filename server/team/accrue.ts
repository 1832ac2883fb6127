import type { CurrencyId } from '@core/domain'
import { vestsAt, type FeeShares } from '@core/domain/team'
import { sum, toWire, type Money } from '@core/money'
import { houseAccount, move } from '../ledger'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { FeeKind, RewardKind } from '../store/tables/team'
import type { TeamParts } from './parts'
import { fillPool, openPeriod } from './pools'
import { REWARD_FUND } from './rates'
import { tellScreens } from './told'

/** A movement's fee with what rewards it gives. */
export interface CountedMovement extends FeeShares {
  readonly txId: string
  readonly userId: string
  readonly kind: FeeKind
  readonly amount: Money
  readonly counted: Money
  readonly value: Money
}

const FEES = `
insert into team_fees (tx_id, user_id, kind, currency_id, amount, counted, value, pool, pool_start, state, at)
select i.tx_id, i.user_id, i.kind, $7, i.amount, i.counted, i.value, i.pool, $9, 'counted', $10
from unnest($1::uuid[], $2::uuid[], $3::text[], $4::numeric[], $5::numeric[], $6::numeric[], $8::numeric[])
  i(tx_id, user_id, kind, amount, counted, value, pool)`

const writeFees = (
  t: Tx,
  fees: readonly CountedMovement[],
  { currencyId, start, at }: { currencyId: CurrencyId; start: number; at: number },
): Promise<unknown> =>
  t.query('team.fees', FEES, [
    fees.map((fee) => fee.txId),
    fees.map((fee) => fee.userId),
    fees.map((fee) => fee.kind),
    fees.map((fee) => toWire(fee.amount)),
    fees.map((fee) => toWire(fee.counted)),
    fees.map((fee) => toWire(fee.value)),
    currencyId,
    fees.map((fee) => toWire(fee.pool)),
    start,
    at,
  ])

const COUNTED = `
update team_figures f set counted_fees = f.counted_fees + i.value
from (
  select user_id, sum(value) as value from unnest($1::uuid[], $2::numeric[]) u(user_id, value) group by user_id
) i
where f.user_id = i.user_id`

const REWARDS = `
insert into team_rewards (id, user_id, kind, currency_id, amount, share, fee_tx, state, at, vests_at)
select i.id, i.user_id, i.kind, $7, i.amount, i.share, i.fee_tx, 'vesting', $8, $9
from unnest($1::uuid[], $2::uuid[], $3::text[], $4::numeric[], $5::numeric[], $6::uuid[])
  i(id, user_id, kind, amount, share, fee_tx)`

const writeRewards = async (
  parts: TeamParts,
  t: Tx,
  currencyId: CurrencyId,
  fees: readonly CountedMovement[],
): Promise<void> => {
  const rewards = fees.flatMap(({ txId, rewards: own }) => own.map((reward) => ({ ...reward, txId })))
  if (rewards.length === 0) return
  const { clock, config } = parts
  const now = clock.now()
  await t.query('team.rewards', REWARDS, [
    rewards.map(() => uuidv7()),
    rewards.map(({ userId }) => userId),
    rewards.map(({ kind }) => kind),
    rewards.map(({ amount }) => toWire(amount)),
    rewards.map(({ share }) => toWire(share)),
    rewards.map(({ txId }) => txId),
    currencyId,
    now,
    vestsAt(now, config.team.vestMinutes * 60_000),
  ])
  tellScreens(
    parts,
    t,
    rewards.map(({ userId }) => userId),
  )
}

/** What is set aside by kind. */
const totalsOf = (fees: readonly CountedMovement[]): Readonly<Record<RewardKind, Money>> => {
  const rewards = fees.flatMap((fee) => fee.rewards)
  const totalOf = (kind: RewardKind): Money =>
    sum(rewards.filter((reward) => reward.kind === kind).map(({ amount }) => amount))
  return { direct: totalOf('direct'), team: totalOf('team'), global: sum(fees.map(({ pool }) => pool)) }
}

/** fees -> rewards: one movement for all of it. */
const setAside = async (
  { ledger }: TeamParts,
  t: Tx,
  currencyId: CurrencyId,
  totals: Readonly<Record<RewardKind, Money>>,
): Promise<void> => {
  const all = sum(Object.values(totals))
  if (all.eq('0')) return
  const from = await ledger.house(t, 'fees', currencyId, toWire(all))
  const to = houseAccount('rewards', currencyId, 0)
  const entries = (['direct', 'team', 'global'] as const).flatMap((kind) =>
    move(totals[kind], [from, 'available'], [to, 'available'], REWARD_FUND[kind]),
  )
  const txId = uuidv7()
  await ledger.post(t, [{ txId, event: 'reward.accrue', refType: 'reward', refId: txId, entries }])
}

/**
 * Writes fees down with the rewards that come of them and moves these from the fees to the rewards account, in the
 * transaction that looks at the fees: each of them gives its rewards once, and never without the money.
 * @throws AppError HOUSE_LIMIT when the fees account does not hold that much any more; then the fees wait
 */
export const accrue = async (
  parts: TeamParts,
  t: Tx,
  currencyId: CurrencyId,
  fees: readonly CountedMovement[],
): Promise<void> => {
  if (fees.length === 0) return
  const totals = totalsOf(fees)
  const period = await openPeriod(parts, t, currencyId)
  await writeFees(t, fees, { currencyId, start: period.start, at: parts.clock.now() })
  await t.query('team.counted', COUNTED, [
    fees.map(({ userId }) => userId),
    fees.map(({ value }) => toWire(value)),
  ])
  await writeRewards(parts, t, currencyId, fees)
  await fillPool(t, currencyId, period, totals.global)
  await setAside(parts, t, currencyId, totals)
}
