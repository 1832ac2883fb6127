import { currency } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'
import { notify } from '../notifications/notify'

const LOCK = 'select * from withdrawals where id::text = $1 for update'

/** A withdrawal, locked: whoever holds it decides. The id is compared as text: one that is no uuid is unknown. */
export const lockWithdrawal = async (t: Tx, id: string): Promise<WithdrawalRow | null> =>
  (await t.query<WithdrawalRow>('withdrawals.lock', LOCK, [id]))[0] ?? null

/** Tells the user's screens, after the commit, that a withdrawal changed. */
export const announceWithdrawal = (
  { bus }: Pick<Context, 'bus'>,
  t: Tx,
  { id, user_id: userId }: Pick<WithdrawalRow, 'id' | 'user_id'>,
): void => t.afterCommit(() => bus.publish('record', { userId, kind: 'withdrawal', id }))

/** Tells the user how it went on. */
export const tellOfWithdrawal = (
  parts: Pick<Context, 'clock'> & Partial<Pick<Context, 'bus'>>,
  t: Tx,
  row: WithdrawalRow,
  what: 'approved' | 'rejected' | 'paid',
): void => {
  const amounts = { amount: toWire(money(row.amount)), currency: currency(row.currency_id).code }
  const params = { what, ...amounts, reason: row.reason ?? undefined }
  const link = `/pages/asset/depositDetail?id=${row.id}`
  notify(parts, t, { userId: row.user_id, kind: 'withdrawal', params, link })
}
