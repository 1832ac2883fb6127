import { BBT, pairOfCurrency } from '@core/domain'
import { loadConfig } from '@server/config'
import { Peg } from '@server/market/exchange/peg'
import type { Tick } from '@server/market/types'

/** BBT beside an exchange; expected figures by hand from docs/live.md, "BBT". */

const peg = (tradeId: 1 | 3 | null, factor: string): Peg => {
  const pair = pairOfCurrency(BBT)
  if (!pair) throw new Error('BBT has a pair')
  return new Peg(pair, { tradeId, factor })
}
const trx = (time: number, price: bigint): Tick => ({ tradeId: 3, seq: time, time, price, quantity: 1n })
const of = (ticks: readonly Tick[]) => ticks.map(({ seq, time, price }) => [seq, time, Number(price)])

test('a rate is a tick at every full second, with the second for its number and nothing traded', () => {
  const ticks = peg(null, '0.25').ticks(999, 3_500, [])
  expect(of(ticks)).toEqual([
    [1, 1_000, 2_500],
    [2, 2_000, 2_500],
    [3, 3_000, 2_500],
  ])
  expect(ticks.every(({ tradeId, quantity }) => tradeId === 4 && quantity === 0n)).toBe(true)
})

test('a factor follows the last price at or before the second, to the nearest unit, until that is 3 s old', () => {
  // 0.06123 x 2.5 = 0.153075 -> 0.1531; 0.06121 x 2.5 = 0.153025 -> 0.1530; 0.06122 x 2.5 = 0.15305 -> 0.1531 (half up)
  const trades = [trx(1_400, 6_123n), trx(2_000, 6_121n), trx(2_001, 6_122n)]
  expect(of(peg(3, '2.5').ticks(1_000, 7_000, trades))).toEqual([
    [2, 2_000, 1_530],
    [3, 3_000, 1_531],
    [4, 4_000, 1_531],
    [5, 5_000, 1_531],
  ])
})

test('it is the same however the time is cut, and when a part is asked for again', () => {
  const trades = [trx(1_400, 6_123n), trx(2_600, 6_121n), trx(4_900, 6_000n)]
  const between = (after: number, until: number) => trades.filter(({ time }) => time > after && time <= until)
  const whole = of(peg(3, '2.5').ticks(1_000, 8_000, trades))
  expect(whole).toHaveLength(6)
  const cut = peg(3, '2.5')
  const parts = [
    [1_000, 1_500],
    [1_500, 2_999],
    [2_999, 4_950],
    [2_999, 4_950],
    [4_950, 8_000],
  ].map(([after = 0, until = 0]) => of(cut.ticks(after, until, between(after, until))))
  expect(parts[2]).toEqual(parts[3])
  expect([...(parts[0] ?? []), ...(parts[1] ?? []), ...(parts[3] ?? []), ...(parts[4] ?? [])]).toEqual(whole)
})

test('other pairs do not count, and a price that rounds to nothing is none', () => {
  const btc: Tick = { ...trx(1_400, 2_300_000n), tradeId: 1 }
  expect(peg(3, '2.5').ticks(1_000, 3_000, [btc])).toEqual([])
  // 23000.00 x 0.000000001 = 0.000023: below half a unit of 0.0001.
  expect(peg(1, '0.000000001').ticks(1_000, 3_000, [btc])).toEqual([])
  // 23000.00 x 0.00001 = 0.23
  expect(of(peg(1, '0.00001').ticks(1_000, 2_000, [btc]))).toEqual([[2, 2_000, 2_300]])
})

describe('MARKET_BBT_PRICE', () => {
  const read = (text: string, feed = 'exchange') =>
    loadConfig({ MARKET_FEED: feed, MARKET_BBT_PRICE: text, MARKET_REPLAY_FILE: 'x.csv' }).market.bbt

  test('unset, a rate, a factor', () => {
    expect(read('')).toBeNull()
    expect(read('USDT:0.25')).toEqual({ tradeId: null, factor: '0.25' })
    expect(read('TRX:2.5')).toEqual({ tradeId: 3, factor: '2.5' })
  })

  test.each([
    '0.25',
    'USDT',
    'USDT:',
    'USDT:0',
    'USDT:-1',
    'USDT:0.12345',
    'USDT:1e3',
    'BBT:1',
    'DOGE:1',
    'TRX:1:2',
    'TRX:2000000',
  ])('refused: %s', (text) => {
    expect(() => read(text)).toThrow(/MARKET_BBT_PRICE must be like/)
  })

  test('other feeds have BBT by themselves, or not at all', () => {
    expect(() => read('USDT:0.25', 'simulated')).toThrow(/MARKET_FEED=exchange/)
  })
})
