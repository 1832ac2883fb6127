import type { TradeId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { WireQuote, WireTrade } from '@core/contract/live'
import type { TickEvent } from '../bus'
import type { FiatConfig } from '../config'
import type { Market } from './market'
import { pairOf } from './rows'

interface Source {
  config: { fiat: FiatConfig }
  market: Market
}

/** A pair with its figures of the last 24 h, as the wire has it. */
export const quoteOf = ({ config, market }: Source, tradeId: TradeId): WireQuote => {
  const pair = pairOf(tradeId)
  const stats = market.stats24h(tradeId)
  const tick = market.lastTick(tradeId)
  return {
    tradeId,
    tradeCurrencyName: pair.base,
    currencyName: pair.quote,
    currentPrice: tick?.price ?? null,
    rise: stats?.rise ?? null,
    usdtPirce: config.fiat.rate,
    tradeNums: stats?.volume ?? null,
    turnover: stats?.turnover ?? null,
    high: stats?.high ?? null,
    low: stats?.low ?? null,
    priceScale: pair.priceScale,
    tradable: market.tradable(tradeId),
    stale: market.isStale(tradeId),
    time: tick?.time ?? null,
  }
}

/** The same with closing prices of the day for a small line. */
export const quoteWithLine = (source: Source, tradeId: TradeId): ResponseOf<'ext.pairs'>[number] => ({
  ...quoteOf(source, tradeId),
  sparkline: source.market.sparkline(tradeId),
})

/** A tick as the wire has it: a trade of the market. */
export const tradeOf = ({ seq, time, price, quantity }: TickEvent): WireTrade => ({
  seq,
  time,
  price,
  quantity,
})
