import type { Pair } from '@core/domain'
import type { Bar, Tick } from '../types'
import { QUANTITY_SCALE, toUnits } from '../units'

/** An integer of at least 0 that a number holds exactly. */
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null

/** A decimal above 0. */
const positive = (value: unknown, scale: number): bigint | null => {
  const units = typeof value === 'string' ? toUnits(value, scale) : null
  return units !== null && units > 0n ? units : null
}

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

/**
 * @returns the trade that the exchange tells of, with 0 for a price or quantity that is no decimal above 0 or has too many digits;
 * null when it is no trade at all
 */
export const parseTrade = (pair: Pair, raw: unknown): Tick | null => {
  const { a, T, p, q } = record(raw) ?? {}
  const [seq, time] = [count(a), count(T)]
  if (seq === null || time === null) return null
  const [price, quantity] = [positive(p, pair.priceScale) ?? 0n, positive(q, QUANTITY_SCALE) ?? 0n]
  return { tradeId: pair.tradeId, seq, time, price, quantity }
}

/** What a message of the stream says: when the exchange sent it, and the trade where it tells of one. */
export interface Heard {
  readonly symbol: string
  /** Event time in ms. */
  readonly sent: number
  readonly isTrade: boolean
}

/** @returns null for what is no event of a symbol, such as the answer to a subscription */
export const parseEvent = (raw: unknown): Heard | null => {
  const { e, E, s } = record(raw) ?? {}
  const sent = count(E)
  if (typeof e !== 'string' || typeof s !== 'string' || sent === null) return null
  return { symbol: s, sent, isTrade: e === 'aggTrade' }
}

/** @returns the one-minute bar of a row of the exchange; null when it is none */
export const parseBar = (pair: Pair, raw: unknown): Bar | null => {
  if (!Array.isArray(raw)) return null
  const row: readonly unknown[] = raw
  const time = count(row[0])
  const [open, high, low, close] = row.slice(1, 5).map((price) => positive(price, pair.priceScale))
  const [volume, turnover] = [
    [row[5], QUANTITY_SCALE],
    [row[7], pair.priceScale + QUANTITY_SCALE],
  ].map(([value, scale]) => (typeof value === 'string' ? toUnits(value, Number(scale)) : null))
  if (time === null || !open || !high || !low || !close) return null
  if (volume === null || volume === undefined || turnover === null || turnover === undefined) return null
  return { time, open, high, low, close, volume, turnover }
}
