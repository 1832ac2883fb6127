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

export const useQuote = (tradeId: number): WireQuote | undefined => useStore(quotes, (s) => s.byId[tradeId])
