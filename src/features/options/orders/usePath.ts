import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { TradeId } from '@core/domain'
import { call } from '@/api'
import { useConnects } from '@/stores/live'
import { quotes } from '@/stores/quotes'
import { joined, type PathPoint } from './path'

/** The longest duration, four hours, in minutes. */
const MINUTES = 240
const TRADES = 200
/** Older points go when there are more. */
const MOST = 2_000

interface Paths {
  /** Oldest first. */
  readonly byId: Readonly<Record<number, readonly PathPoint[]>>
}

export const paths = createStore<Paths>(() => ({ byId: {} }))

const put = (tradeId: number, points: readonly PathPoint[]): void =>
  paths.setState(({ byId }) => ({ byId: { ...byId, [tradeId]: points.slice(-MOST) } }))

const load = async (tradeId: TradeId): Promise<void> => {
  const [{ bars }, { trades }] = await Promise.all([
    call('ext.candles', { tradeId, period: '1m', limit: MINUTES }),
    call('ext.trades', { tradeId, limit: TRADES }),
  ])
  const read = joined(
    bars.map(([time, , , , close]) => ({ time, close })),
    [...trades].reverse().map(({ time, price }) => ({ time, price })),
  )
  const end = read[read.length - 1]?.time ?? 0
  const meanwhile = (paths.getState().byId[tradeId] ?? []).filter(({ time }) => time > end)
  put(tradeId, [...read, ...meanwhile])
}

const follow = (tradeId: TradeId): (() => void) =>
  quotes.subscribe(({ byId }) => {
    const quote = byId[tradeId]
    const known = paths.getState().byId[tradeId] ?? []
    const price = quote?.currentPrice ?? null
    const time = quote?.time ?? null
    if (price === null || time === null || time <= (known[known.length - 1]?.time ?? 0)) return
    put(tradeId, [...known, { time, price }])
  })

/**
 * Keeps the path of a pair while it is mounted: read at once and after a reconnect, continued by the live prices.
 * Decoration: without it there is no line, and no error is shown.
 */
export const PathFollower = ({ tradeId }: { readonly tradeId: TradeId }) => {
  const connects = useConnects()
  useEffect(() => {
    load(tradeId).catch(() => undefined)
    return follow(tradeId)
  }, [tradeId, connects])
  return null
}

const NONE: readonly PathPoint[] = []

/** How a followed pair moved of late, oldest first. */
export const usePath = (tradeId: number): readonly PathPoint[] =>
  useStore(paths, (s) => s.byId[tradeId] ?? NONE)
