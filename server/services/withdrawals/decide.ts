import { FUND, WALLET } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Foundation } from '../../context'
import { AppError } from '../../http/errors'
import { stableId, userAccount } from '../../ledger'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { withdrawalOf, type WithdrawalView } from './read'
import { announceWithdrawal, lockWithdrawal, tellOfWithdrawal } from './rows'

export type Verdict =
  | { readonly outcome: 'approved' | 'cancelled'; readonly reason?: undefined }
  | { readonly outcome: 'rejected'; readonly reason: string }

/** An operator's command has no bus: a running server follows the operators' book. */
type Parts = Pick<Foundation, 'clock' | 'ledger'> & Partial<Pick<Foundation, 'bus'>>

const DECIDE = `
update withdrawals set state = $2, reason = $3, decided_at = $4 where id = $1 returning *`

/** frozen -> available: exactly what was frozen. */
const giveBack = async ({ ledger }: Parts, t: Tx, row: WithdrawalRow, outcome: string): Promise<void> => {
  const amount = toWire(money(row.amount))
  const account = userAccount(row.user_id, WALLET, row.currency_id)
  const line = { account, fundType: FUND.withdrawalReturned }
  const entries = [
    { ...line, bucket: 'frozen' as const, amount: `-${amount}` },
    { ...line, bucket: 'available' as const, amount },
  ]
  const txId = stableId('withdrawal.returned', row.id)
  await ledger.post(t, [
    { txId, event: `withdrawal.${outcome}`, refType: 'withdrawal', refId: row.id, entries },
  ])
}

/**
 * Decides a withdrawal whose row the caller has locked, once: of a cancel and an approval at the same moment the first to
 * get the lock wins.
 * @throws AppError WITHDRAWAL_DECIDED when it is no longer pending
 */
export const decideWithdrawal = async (
  parts: Parts,
  t: Tx,
  row: WithdrawalRow,
  { outcome, reason }: Verdict,
): Promise<WithdrawalRow> => {
  if (row.state !== 'pending') throw new AppError('WITHDRAWAL_DECIDED')
  const params = [row.id, outcome, reason ?? null, parts.clock.now()]
  const [decided] = await t.query<WithdrawalRow>('withdrawals.decide', DECIDE, params)
  if (!decided) throw new Error(`withdrawal ${row.id} vanished under its lock`)
  if (outcome !== 'approved') await giveBack(parts, t, decided, outcome)
  if (outcome !== 'cancelled') tellOfWithdrawal(parts, t, decided, outcome)
  return decided
}

/**
 * The user takes a pending withdrawal back; taking it back again is no fault.
 * @throws AppError NOT_FOUND, WITHDRAWAL_DECIDED
 */
export const cancelWithdrawal = async (
  parts: Parts & Pick<Foundation, 'bus'>,
  t: Tx,
  userId: string,
  id: string,
): Promise<WithdrawalView> => {
  const row = await lockWithdrawal(t, id)
  if (row?.user_id !== userId) throw new AppError('NOT_FOUND')
  if (row.state === 'cancelled') return withdrawalOf(row)
  const decided = await decideWithdrawal(parts, t, row, { outcome: 'cancelled' })
  announceWithdrawal(parts, t, decided)
  return withdrawalOf(decided)
}
