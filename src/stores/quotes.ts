import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WireQuote } from '@core/contract/live'

interface Quotes {
  readonly byId: Readonly<Record<number, WireQuote>>
}

/** The latest figures of every pair. */
export const quotes = createStore<Quotes>(() => ({ byId: {} }))

/** Takes figures as they come; older ones never replace newer ones. */
export const putQuotes = (list: readonly WireQuote[]): void => {
  const byId = { ...quotes.getState().byId }
  for (const quote of list) {
    const known = byId[quote.tradeId]
    if (!known || (quote.time ?? 0) >= (known.time ?? 0)) byId[quote.tradeId] = quote
  }
  quotes.setState({ byId })
}

/**
 * Marks prices as old of which nothing was heard for too long: a connection that died silently brings no word of it.
 * @param now market time, like the prices' own
 * @param age in ms of market time, from which on a price is old
 */
export const markOldQuotes = (now: number, age: number): void => {
  const { byId } = quotes.getState()
  const old = Object.values(byId).filter(({ stale, time }) => !stale && time !== null && now - time > age)
  if (old.length === 0) return
  const marked = Object.fromEntries(old.map((quote) => [quote.tradeId, { ...quote, stale: true }]))
  quotes.setState({ byId: { ...byId, ...marked } })
}

export const useQuote = (tradeId: number): WireQuote | undefined => useStore(quotes, (s) => s.byId[tradeId])
