import type { WireQuote } from '@core/contract/live'
import { checkQuotes, freshness } from '@/api/live/freshness'
import { marketClock, marketNow, serverNow, setClocks } from '@/stores/clock'
import { putQuotes, quotes } from '@/stores/quotes'

const NOON = Date.UTC(2026, 10, 28, 12)

const quote = (tradeId: 1 | 2, time: number, stale = false): WireQuote => ({
  ...{ tradeId, tradeCurrencyName: 'BTC', currencyName: 'USDT', currentPrice: '20000', rise: null },
  ...{ usdtPirce: null, tradeNums: null, turnover: null, high: null, low: null, priceScale: 2 },
  ...{ tradable: true, stale, time },
})

const isStale = (tradeId: number): boolean | undefined => quotes.getState().byId[tradeId]?.stale

beforeEach(() => {
  jest.useFakeTimers({ now: NOON })
  quotes.setState({ byId: {} })
  marketClock.setState({ marketTime: NOON, speed: 1, at: NOON, ahead: 0, feed: null, state: null })
})
afterEach(() => {
  freshness.stop()
  jest.useRealTimers()
})

/** What the server says at a time of this device. */
const hear = (serverTime: number, marketTime: number, marketSpeed = 1): void =>
  setClocks({ serverTime, marketTime, marketSpeed, feed: 'simulated', state: 'live' })

describe('prices become old by themselves', () => {
  test('5 s after the last word: the 3 s of the market and 2 s on the way; not a moment before', () => {
    hear(NOON, NOON)
    putQuotes([quote(1, NOON), quote(2, NOON + 1_000)])
    freshness.watch()
    jest.advanceTimersByTime(5_000)
    expect([isStale(1), isStale(2)]).toEqual([false, false])
    jest.advanceTimersByTime(1_000)
    expect([isStale(1), isStale(2)]).toEqual([true, false])
    jest.advanceTimersByTime(1_000)
    expect([isStale(1), isStale(2)]).toEqual([true, true])
  })

  test('a newer one makes it fresh again', () => {
    hear(NOON, NOON)
    putQuotes([quote(1, NOON)])
    jest.setSystemTime(NOON + 10_000)
    checkQuotes()
    expect(isStale(1)).toBe(true)
    putQuotes([quote(1, NOON + 10_000)])
    checkQuotes()
    expect(isStale(1)).toBe(false)
  })

  test('a phone that is 7 minutes ahead does not take fresh prices for old ones', () => {
    hear(NOON - 420_000, NOON - 420_000)
    putQuotes([quote(1, NOON - 420_000)])
    checkQuotes()
    expect(isStale(1)).toBe(false)
    expect(marketNow()).toBe(NOON - 420_000)
  })

  test('nothing is judged before the server told the time', () => {
    putQuotes([quote(1, NOON - 420_000)])
    checkQuotes()
    expect(isStale(1)).toBe(false)
  })

  test('a fast replay has as long on the way by this device', () => {
    hear(NOON, NOON, 10)
    putQuotes([quote(1, NOON)])
    jest.setSystemTime(NOON + 2_300)
    checkQuotes()
    expect(isStale(1)).toBe(false)
    jest.setSystemTime(NOON + 2_301)
    checkQuotes()
    expect(isStale(1)).toBe(true)
  })
})

describe('the clocks', () => {
  test.each([420_000, -420_000])('of a phone that is off by %i ms are the server\u2019s', (off) => {
    hear(NOON - off, NOON - 86_400_000)
    jest.advanceTimersByTime(2_000)
    expect(serverNow()).toBe(NOON - off + 2_000)
    expect(marketNow()).toBe(NOON - 86_400_000 + 2_000)
  })
})
