import type { WireTrade } from '@core/contract/live'
import { TradeFeed } from '@/features/book/model/tradeFeed'
import { SHOWN, tradeRows } from '@/features/book/model/trades'

const trade = (n: number, price = '1'): WireTrade => ({
  seq: String(n),
  time: n * 1000,
  price,
  quantity: '2',
})
/** Trades `to` down to `from`: newest first, as they come. */
const run = (from: number, to: number): WireTrade[] =>
  Array.from({ length: to - from + 1 }, (_, i) => trade(to - i))

/** A feed on a server whose answers are given by hand. */
const setUp = () => {
  const asked: { answer: (list: WireTrade[]) => void; fail: () => void }[] = []
  let now = 0
  const feed = new TradeFeed(
    () => new Promise((answer, fail) => asked.push({ answer, fail: () => fail(new Error('offline')) })),
    () => now,
  )
  const numbers = (): number[] => (feed.state.getState().list ?? []).map(({ seq }) => Number(seq))
  const wait = (ms: number): void => {
    now += ms
  }
  return { feed, asked, numbers, wait }
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve()
}
const down = (from: number, to: number): number[] => run(to, from).map(({ seq }) => Number(seq))

describe('recent trades', () => {
  it('begin with the first message and grow at the front', () => {
    const { feed, numbers, asked } = setUp()
    feed.live(run(1, 3))
    feed.live(run(4, 5))
    expect(numbers()).toEqual([5, 4, 3, 2, 1])
    expect(asked).toHaveLength(0)
  })

  it('show each trade once, also when a message says again what is known', () => {
    const { feed, numbers } = setUp()
    feed.live(run(1, 5))
    feed.live(run(3, 7))
    feed.live(run(2, 4))
    expect(numbers()).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  it('keep what is shown and one more, for the direction of the last', () => {
    const { feed, numbers } = setUp()
    feed.live(run(1, 100))
    expect(numbers()).toEqual(down(100, 100 - SHOWN))
    expect(tradeRows(feed.state.getState().list ?? [])).toHaveLength(SHOWN)
  })

  it('say that there are none when the first message is empty', () => {
    const { feed } = setUp()
    expect(feed.state.getState().list).toBeNull()
    feed.live([])
    expect(feed.state.getState().list).toEqual([])
  })
})

describe('after a break', () => {
  it('of less than a message, nothing is fetched', () => {
    const { feed, numbers, asked } = setUp()
    feed.live(run(1, 5))
    feed.live(run(2, 30))
    expect(numbers()).toEqual(down(30, 1))
    expect(asked).toHaveLength(0)
  })

  it('the next number leaves no hole; one more does', () => {
    const { feed, asked } = setUp()
    feed.live(run(1, 5))
    feed.live(run(6, 8))
    expect(asked).toHaveLength(0)
    feed.live(run(10, 11))
    expect(asked).toHaveLength(1)
  })

  it('missing trades are fetched before newer ones are shown, and what came meanwhile is put before them', async () => {
    const { feed, numbers, asked } = setUp()
    feed.live(run(1, 5))
    feed.live(run(61, 110))
    expect(numbers()).toEqual([5, 4, 3, 2, 1])
    feed.live(run(111, 112))
    asked[0]!.answer(run(70, 110))
    await settle()
    expect(numbers()).toEqual(down(112, 112 - SHOWN))
    feed.live(run(113, 113))
    expect(numbers()[0]).toBe(113)
    expect(asked).toHaveLength(1)
  })

  it('trades that were never stored are a gap of the market, not of the list', async () => {
    const { feed, numbers, asked } = setUp()
    feed.live(run(1, 5))
    feed.live(run(50, 51))
    asked[0]!.answer([...run(50, 52), ...run(1, 5)])
    await settle()
    expect(numbers()).toEqual([52, 51, 50, 5, 4, 3, 2, 1])
  })

  it('a failed fetch is repeated with a later message, not at once', async () => {
    const { feed, numbers, asked, wait } = setUp()
    feed.live(run(1, 5))
    feed.live(run(8, 9))
    asked[0]!.fail()
    await settle()
    wait(1_999)
    feed.live(run(10, 10))
    expect(asked).toHaveLength(1)
    wait(1)
    feed.live(run(11, 11))
    expect(asked).toHaveLength(2)
    asked[1]!.answer(run(1, 11))
    await settle()
    expect(numbers()).toEqual(down(11, 1))
  })
})

test('a trade is up or down against the one before it; the first of all has no direction', () => {
  const list = [trade(5, '1.10'), trade(4, '1.1'), trade(3, '1.2'), trade(2, '0.9'), trade(1, '5')]
  expect(tradeRows(list).map(({ move }) => move)).toEqual(['same', 'down', 'up', 'down', 'same'])
})
