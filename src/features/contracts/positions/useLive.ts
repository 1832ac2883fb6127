import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useQuote, quotes } from '@/stores/quotes'
import type { Position } from '@/stores/positions'
import { useTerms, useAllTerms } from '../feed/useContractConfig'
import { liveOf, type LivePosition } from './live'

/** A position at the last price; null while price or terms are unknown. */
export const useLivePosition = (position: Position): LivePosition | null => {
  const price = useQuote(position.tradeId)?.currentPrice ?? null
  const terms = useTerms(position.tradeId)
  return useMemo(() => liveOf(position, price, terms), [position, price, terms])
}

/** All of them; null while one is unknown. */
export const useLivePositions = (list: readonly Position[]): readonly LivePosition[] | null => {
  const byId = useStore(quotes, (s) => s.byId)
  const terms = useAllTerms()
  return useMemo(() => {
    const all = list.map((p) => liveOf(p, byId[p.tradeId]?.currentPrice ?? null, terms(p.tradeId)))
    const known = all.filter((live): live is LivePosition => live !== null)
    return known.length === all.length ? known : null
  }, [list, byId, terms])
}
