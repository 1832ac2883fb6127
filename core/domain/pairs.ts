import type { CurrencyId } from './currencies'

/** Traded pairs; prices are in USDT. `underlying` says whether options and contracts may be written on it outside the demo. */
export const PAIRS = [
  { tradeId: 1, base: 'BTC', quote: 'USDT', baseId: 5, priceScale: 2, quantityScale: 6, underlying: true },
  { tradeId: 2, base: 'ETH', quote: 'USDT', baseId: 4, priceScale: 2, quantityScale: 5, underlying: true },
  { tradeId: 3, base: 'TRX', quote: 'USDT', baseId: 2, priceScale: 5, quantityScale: 1, underlying: true },
  { tradeId: 4, base: 'BBT', quote: 'USDT', baseId: 3, priceScale: 4, quantityScale: 2, underlying: false },
] as const satisfies readonly {
  tradeId: number
  base: string
  quote: string
  baseId: CurrencyId
  priceScale: number
  quantityScale: number
  underlying: boolean
}[]

export type Pair = (typeof PAIRS)[number]
export type TradeId = Pair['tradeId']

export const pairById = (tradeId: number): Pair | undefined => PAIRS.find((p) => p.tradeId === tradeId)
/** The pair in which a currency is priced; none for USDT. */
export const pairOfCurrency = (currencyId: CurrencyId): Pair | undefined =>
  PAIRS.find(({ baseId }) => baseId === currencyId)

/** Pairs with a public market. */
export const LISTED_PAIRS: readonly Pair[] = PAIRS.filter(({ underlying }) => underlying)

export const pairName = (pair: Pair): string => `${pair.base}/${pair.quote}`
