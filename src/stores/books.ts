import { createStore } from 'zustand/vanilla'
import { STALE_PRICE, type TradeId } from '@core/domain'
import type { WireBookRow } from '@core/contract/live'

/** The book of a pair as the server sent it last: best price first on either side. */
export interface Book {
  readonly tradeId: TradeId
  readonly buyList: readonly WireBookRow[]
  readonly sellList: readonly WireBookRow[]
}

interface Heard {
  readonly book: Book
  /** This device's time of the message. */
  readonly at: number
}

/** The newest book of every pair that is followed. */
export const books = createStore<{ readonly byId: Readonly<Partial<Record<TradeId, Heard>>> }>(() => ({
  byId: {},
}))

export const putBook = ({ tradeId, buyList, sellList }: Book): void => {
  const heard = { book: { tradeId, buyList, sellList }, at: Date.now() }
  books.setState({ byId: { ...books.getState().byId, [tradeId]: heard } })
}

/** Forgets a book that nobody has followed for a while: it must not be shown as if it were of now. */
export const dropOldBook = (tradeId: TradeId, now: number = Date.now()): void => {
  const { [tradeId]: heard, ...others } = books.getState().byId
  if (heard && now - heard.at > STALE_PRICE) books.setState({ byId: others })
}

export const bookOf = (tradeId: TradeId): Book | null => books.getState().byId[tradeId]?.book ?? null
