import { createStore } from 'zustand/vanilla'
import type { TradeId } from '@core/domain'
import type { Direction } from '@core/domain/options'

/** What the ticket is to open with. A tab switch carries no query, so it waits here. */
export interface TicketWish {
  readonly tab: 'options' | 'contract'
  readonly tradeId: TradeId
  /** The side that was tapped: call or long is `up`, put or short `down`. */
  readonly direction?: Direction
  /** The options area: what the user picks, or what the platform assigns. */
  readonly kind?: 'self' | 'assigned'
  /** Contracts that are over are looked at first. */
  readonly records?: 'history'
  /** Limit price of a contract order, a plain decimal. */
  readonly price?: string
}

export const ticket = createStore<{ readonly wish: TicketWish | null }>(() => ({ wish: null }))

/** Says what the ticket opens with; whoever calls this shows the page. A later wish replaces one not yet taken. */
export const openTicket = (wish: TicketWish): void => ticket.setState({ wish })

/** The wish, once: a page that is shown again later does not find it a second time. */
export const takeTicket = (): TicketWish | null => {
  const { wish } = ticket.getState()
  if (wish) ticket.setState({ wish: null })
  return wish
}
