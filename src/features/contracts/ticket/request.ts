import type { RequestOf } from '@core/contract/schemas'
import { LIMIT, openingType, type Side } from '@core/domain/contracts'
import { toWire } from '@core/money'
import type { Terms } from '../terms'
import type { TicketState } from './state'
import { quantityOf, triggersOf } from './summary'

export type OpenRequest = RequestOf<'contract.open'>

/** The ticket as the server takes it; null without a quantity. */
export const requestOf = (state: TicketState, terms: Terms, side: Side): OpenRequest | null => {
  const quantity = quantityOf(state, terms)
  const { win, lost } = triggersOf(state, terms)
  if (!quantity) return null
  return {
    tradeId: terms.tradeId,
    tradeType: openingType(side),
    pubType: state.pubType,
    lever: state.lever,
    pubQuantity: toWire(quantity),
    ...(state.pubType === LIMIT ? { pubPrice: state.price.trim() } : { slippage: state.slippage }),
    ...(win ? { winPrice: toWire(win) } : {}),
    ...(lost ? { lostPrice: toWire(lost) } : {}),
  }
}
