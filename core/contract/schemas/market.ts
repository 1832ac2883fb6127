import { Type } from 'typebox'
import { PERIODS, type Period } from '../../domain/periods'
import { Decimal, Empty, Id, Nullable, Time, TradeIdSchema } from './common'

/** Figures of a pair over the last 24 h of market time. `rise` is in percent; `usdtPirce` (so on the wire) is the fiat price of one USDT. */
export const Quote = Type.Object({
  tradeId: TradeIdSchema,
  tradeCurrencyName: Type.String({ description: 'base currency' }),
  currencyName: Type.String({ description: 'quote currency' }),
  currentPrice: Nullable(Decimal),
  rise: Nullable(Decimal),
  usdtPirce: Nullable(Decimal),
  tradeNums: Nullable(Decimal),
  turnover: Nullable(Decimal),
  high: Nullable(Decimal),
  low: Nullable(Decimal),
  priceScale: Type.Integer(),
  tradable: Type.Boolean(),
  stale: Type.Boolean(),
  time: Nullable(Time),
})

const QuoteWithLine = Type.Object({ ...Quote.properties, sparkline: Type.Array(Decimal) })

/** A bar: opening time, prices, base volume, as `[time, open, high, low, close, volume]`. */
export const Bar = Type.Tuple([Time, Decimal, Decimal, Decimal, Decimal, Decimal])
export const PeriodSchema = Type.Unsafe<Period>({ type: 'string', enum: [...PERIODS] })

export const BookRow = Type.Object({ price: Decimal, nums: Decimal, ratio: Type.Number() })

/** A trade: `seq` grows by one per trade of a pair. */
export const Trade = Type.Object({ seq: Type.String(), time: Time, price: Decimal, quantity: Decimal })

export const market = {
  'search.indexRanking': {
    request: Type.Object({
      index: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 0 })),
      sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 1, default: 0 })),
    }),
    response: Type.Array(QuoteWithLine),
  },
  'search.indexCommTrade': { request: Empty, response: Type.Array(QuoteWithLine) },
  'search.tradeInfo': {
    request: Type.Object({ id: TradeIdSchema }),
    response: Type.Object({
      ...Quote.properties,
      currencyTradeName: Type.String(),
      quantityScale: Type.Integer(),
      areaList: Type.Array(Type.Object({ id: Id })),
      feed: Type.String(),
    }),
  },
  'ext.pairs': { request: Empty, response: Type.Array(QuoteWithLine) },
  'ext.candles': {
    request: Type.Object({
      tradeId: TradeIdSchema,
      period: PeriodSchema,
      before: Type.Optional(Time),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 300 })),
    }),
    response: Type.Object({
      tradeId: TradeIdSchema,
      period: PeriodSchema,
      bars: Type.Array(Bar),
      more: Type.Boolean(),
    }),
  },
  'ext.trades': {
    request: Type.Object({
      tradeId: TradeIdSchema,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    }),
    response: Type.Object({ tradeId: TradeIdSchema, trades: Type.Array(Trade) }),
  },
} as const
