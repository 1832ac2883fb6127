import { money } from '@core/money'
import type { Posting } from '../ledger'
import type { Tx } from '../store/db'
import type { ContractOrderRow } from '../store/tables/contracts'
import { cancelPosting, partiesOf } from './postings'
import { addClosing } from './write'

/** Gives both sides back what an order to open has frozen. */
export const releasePosting = (order: ContractOrderRow): Posting =>
  cancelPosting(partiesOf(order), money(order.margin).plus(order.fee), money(order.reserve))

/**
 * Lets go of what a cancelled order held: an order to close, of its position's quantity.
 * @returns the movement that is left to post: that of an order to open
 */
export const releaseOrder = async (t: Tx, order: ContractOrderRow): Promise<Posting | null> => {
  if (!order.position_id) return releasePosting(order)
  await addClosing(t, order.position_id, `-${order.quantity}`)
  return null
}
