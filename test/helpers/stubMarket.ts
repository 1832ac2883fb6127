import type { CurrencyId } from '@core/domain'
import type { Market } from '@server/market'

export interface StubMarket extends Market {
  /** Market time; moves only when a test moves it. */
  time: number
  /** USDT per unit now, by currency id; what is missing is not traded. */
  prices: Partial<Record<CurrencyId, string>>
  /** The same at any earlier time. */
  earlier: Partial<Record<CurrencyId, string>>
}

const nothing = (): Promise<void> => Promise.resolve()

/** A market that stands still: prices are what a test says. */
export const stubMarket = (time: number): StubMarket => {
  const market: StubMarket = {
    time,
    prices: { 1: '1' },
    earlier: { 1: '1' },
    feed: 'simulated',
    speed: 1,
    now: () => market.time,
    state: () => 'live',
    storedThrough: () => market.time,
    watermark: () => market.time - 1_000,
    tradable: (tradeId) => market.prices[([5, 4, 2, 3] as const)[tradeId - 1] ?? 1] !== undefined,
    lastTick: () => null,
    lastPrice: (id) => market.prices[id] ?? null,
    priceAt: (id, at) => Promise.resolve((at < market.time ? market.earlier : market.prices)[id] ?? null),
    stats24h: () => null,
    sparkline: () => [],
    isBehind: () => false,
    isStale: () => false,
    candles: () => Promise.resolve([]),
    book: () => null,
    trades: () => Promise.resolve([]),
    onTick: () => () => undefined,
    refused: () => [],
    leads: () => true,
    start: nothing,
    stop: nothing,
  }
  return market
}
