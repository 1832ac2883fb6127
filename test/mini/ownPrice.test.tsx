import type { FeedKind } from '@core/contract/live'
import { MarketRow, type PairRow } from '@/features/market'
import { FeedTag } from '@/features/shell'
import { setClocks } from '@/stores/clock'
import { cleanUp, mount, pageText } from './helpers'

afterEach(cleanUp)

/** BBT has no public market (core/domain/pairs.ts); beside an exchange its price is the operator's. */
const [BTC_PAIR, BBT_PAIR] = [1, 4]
const WORDS = 'Price set by the platform'

const readFrom = (feed: FeedKind): void =>
  setClocks({ serverTime: 0, marketTime: 0, marketSpeed: 1, feed, state: 'live' })

const row = (tradeId: number, currentPrice: string | null): PairRow =>
  ({
    tradeId,
    tradeCurrencyName: 'BBT',
    currencyName: 'USDT',
    currentPrice,
    usdtPirce: '1',
    priceScale: 4,
    rise: '0.00',
    turnover: '0',
    sparkline: [],
    stale: false,
    tradable: false,
  }) as unknown as PairRow

it.each<[FeedKind, number | undefined, string]>([
  ['exchange', BBT_PAIR, WORDS],
  ['exchange', BTC_PAIR, ''],
  ['exchange', undefined, ''],
  ['simulated', BBT_PAIR, 'Simulated market'],
])('the mark of a price from %s, pair %s, says "%s"', async (feed, tradeId, words) => {
  readFrom(feed)
  await mount(<FeedTag tradeId={tradeId} />)
  expect(pageText()).toBe(words)
})

it.each<[FeedKind, number, string | null, boolean]>([
  ['exchange', BBT_PAIR, '0.25', true],
  ['exchange', BBT_PAIR, null, false],
  ['exchange', BTC_PAIR, '0.25', false],
  ['simulated', BBT_PAIR, '0.25', false],
])('a row of the market from %s, pair %s at %s: says so %s', async (feed, tradeId, price, says) => {
  readFrom(feed)
  await mount(<MarketRow row={row(tradeId, price)} />)
  expect(pageText().includes(WORDS)).toBe(says)
})
