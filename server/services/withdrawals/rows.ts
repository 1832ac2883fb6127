import type { Context } from '../../context'
import type { Tx } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'

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
