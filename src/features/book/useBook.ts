import { useEffect } from 'react'
import { useStore } from 'zustand'
import { SUB } from '@core/contract/live'
import type { TradeId } from '@core/domain'
import { useLive } from '@/api'
import { books, dropOldBook, type Book } from '@/stores/books'
import { useLiveState } from '@/stores/live'
import { quotes } from '@/stores/quotes'

export type BookState = 'loading' | 'empty' | 'stale' | 'live'

const isEmpty = ({ buyList, sellList }: Book): boolean => buyList.length === 0 && sellList.length === 0

/**
 * Follows the book of a pair while the page is shown; after a reconnection the server sends it anew.
 * Renders again when the state changes, not with every change of the book.
 */
export const useBook = (tradeId: TradeId): BookState => {
  useEffect(() => dropOldBook(tradeId), [tradeId])
  useLive({ type: SUB.depth, tradeId })
  const known = useStore(books, ({ byId }) => {
    const book = byId[tradeId]?.book
    return !book ? 'loading' : isEmpty(book) ? 'empty' : 'live'
  })
  const connected = useLiveState() === 'live'
  const oldPrice = useStore(quotes, (s) => s.byId[tradeId]?.stale ?? false)
  return known === 'live' && (!connected || oldPrice) ? 'stale' : known
}
