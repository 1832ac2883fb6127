import { FUND, WALLET, type CurrencyId } from '@core/domain'
import { money, sum, toWire, type Money } from '@core/money'
import { AppError } from '../http/errors'
import { houseAccount, move, stableId, userAccount, type Entry } from '../ledger'
import type { Tx } from '../store/db'
import type { RewardKind, TeamFeeRow } from '../store/tables/team'
import { lockWorker } from './lock'
import type { TeamParts } from './parts'
import { REWARD_FUND } from './rates'

const FEE = 'select * from team_fees where tx_id = $1 for update'

const UNDO_FEE = "update team_fees set state = 'reversed' where tx_id = $1"

const UNDO_REWARDS = `
update team_rewards set state = 'reversed' where fee_tx = $1 and state = 'vesting' returning kind, amount`

const UNDO_POOL = `
update team_pools set amount = amount - $3
where starts_at = $1 and currency_id = $2 and closed_at is null returning starts_at`

const UNCOUNT = 'update team_figures set counted_fees = counted_fees - $2 where user_id = $1'

/** What comes back out of the rewards account: what was not yet paid, and the pool's share while the pool runs. */
const undoRewards = async (t: Tx, fee: TeamFeeRow): Promise<Readonly<Record<RewardKind, Money>>> => {
  const undone = await t.query<{ kind: RewardKind; amount: string }>('team.undo.rewards', UNDO_REWARDS, [
    fee.tx_id,
  ])
  const pool = await t.query('team.undo.pool', UNDO_POOL, [fee.pool_start, fee.currency_id, fee.pool])
  const totalOf = (kind: RewardKind): Money =>
    sum(undone.filter((reward) => reward.kind === kind).map(({ amount }) => money(amount)))
  return {
    direct: totalOf('direct'),
    team: totalOf('team'),
    global: pool.length > 0 ? money(fee.pool) : money('0'),
  }
}

const backToFees = (
  currencyId: CurrencyId,
  fees: string,
  undone: Readonly<Record<RewardKind, Money>>,
): Entry[] =>
  (['direct', 'team', 'global'] as const).flatMap((kind) =>
    move(
      undone[kind],
      [houseAccount('rewards', currencyId, 0), 'available'],
      [fees, 'available'],
      REWARD_FUND[kind],
    ),
  )

export interface ReversedFee {
  readonly userId: string
  readonly currencyId: CurrencyId
  readonly amount: Money
  /** Rewards that were taken back. */
  readonly rewards: Money
}

/**
 * Gives a fee back to who paid it, as far as it stayed in the fees account, and takes back the rewards that it gave as
 * long as they vest. What was paid of them, or shared out of a pool, stays paid: the fees account bears it. Once.
 * @param txId the movement that the fee was paid in
 * @throws AppError NOT_FOUND when no fee of that movement was taken into account, or it was reversed already
 */
export const reverseFee = async ({ ledger }: TeamParts, t: Tx, txId: string): Promise<ReversedFee> => {
  await lockWorker(t)
  const [fee] = await t.query<TeamFeeRow>('team.undo.lock', FEE, [txId])
  if (fee?.state !== 'counted') throw new AppError('NOT_FOUND')
  const { currency_id: currencyId, user_id: userId } = fee
  const amount = money(fee.amount)
  const undone = await undoRewards(t, fee)
  await t.query('team.undo.fee', UNDO_FEE, [txId])
  await t.query('team.undo.counted', UNCOUNT, [userId, fee.value])
  const rewards = sum(Object.values(undone))
  const fees = await ledger.house(t, 'fees', currencyId, toWire(amount.minus(rewards)))
  const wallet = userAccount(userId, WALLET, currencyId)
  const entries = [
    ...backToFees(currencyId, fees, undone),
    ...move(amount, [fees, 'available'], [wallet, 'available'], FUND.fee),
  ]
  await ledger.post(t, [
    { txId: stableId('fee.reverse', txId), event: 'fee.reverse', refType: 'fee', refId: txId, entries },
  ])
  return { userId, currencyId, amount, rewards }
}
