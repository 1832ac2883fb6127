import type { Context } from '../context'
import type { Tx } from '../store/db'
import type { OptionOrderRow } from '../store/tables/options'

/** Tells the owners of changed orders once the transaction is committed. */
export const announce = ({ bus }: Pick<Context, 'bus'>, t: Tx, rows: readonly OptionOrderRow[]): void => {
  t.afterCommit(() => {
    for (const { user_id: userId, id: orderId } of rows) bus.publish('order', { userId, orderId })
  })
}
