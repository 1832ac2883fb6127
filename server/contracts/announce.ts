import type { Context } from '../context'
import type { Tx } from '../store/db'

/** Tells the owners of changed orders and positions once the transaction is committed. */
export const announceContracts = (
  { bus }: Pick<Context, 'bus'>,
  t: Tx,
  rows: readonly { user_id: string; id: string }[],
): void => {
  t.afterCommit(() => {
    const owners = new Map(rows.map((row) => [row.id, row.user_id]))
    for (const [id, userId] of owners) bus.publish('record', { userId, kind: 'contract', id })
  })
}
