import type { MutableRefObject } from 'react'
import type { TradeId } from '@core/domain'
import type { PairRow } from '@/features/market'
import type { TicketWish } from '@/stores/ticket'

/** What each half of the ticket page gets from the page. */
export interface TicketViewProps {
  /** The pair chosen in the bar. */
  readonly tradeId: TradeId
  /** Its figures, kept fresh by the socket; undefined until they were read. */
  readonly row: PairRow | undefined
  /** What the page was last opened with, if anything; a new object for each time. */
  readonly wish: TicketWish | null
  /** The view puts here what a pull to refresh does. */
  readonly refresh: MutableRefObject<() => Promise<unknown>>
}
