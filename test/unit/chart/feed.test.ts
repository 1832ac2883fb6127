import { CandleFeed, PAGE, type CandlePage, type FeedState } from '@/features/chart/feed/candleFeed'
import { ChartModel } from '@/features/chart/model/chartModel'
import { FakeMarket } from './fakeMarket'
import { candle, MINUTE, START } from './helpers'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

const setUp = async (count: number) => {
  const market = new FakeMarket(count)
  const model = new ChartModel(() => 0)
  model.resize(390, 400)
  const states: FeedState[] = []
  const clock = { now: 0 }
  const feed = new CandleFeed(
    market,
    model,
    (state) => states.push(state),
    () => clock.now,
  )
  await feed.start()
  const shown = () => model.bars.source.map((c) => c.close)
  return {
    market,
    model,
    feed,
    states,
    clock,
    shown,
    complete: () => expect(model.bars.source).toEqual(market.bars),
  }
}

describe('candle feed', () => {
  it('loads the newest page, then older ones until there are no more', async () => {
    const { market, model, feed, complete } = await setUp(1200)
    expect(model.bars.length).toBe(PAGE)
    await feed.needHistory()
    await feed.needHistory()
    complete()
    await feed.needHistory()
    expect(market.fetches).toHaveLength(3)
  })

  it('asks for one older page at a time', async () => {
    const { market, feed } = await setUp(1200)
    await Promise.all([feed.needHistory(), feed.needHistory(), feed.needHistory()])
    expect(market.fetches).toHaveLength(2)
  })

  it('waits before it asks again after a failure', async () => {
    const { market, feed, clock, model } = await setUp(1200)
    market.broken = true
    await feed.needHistory()
    market.broken = false
    await feed.needHistory()
    expect(model.bars.length).toBe(PAGE)
    clock.now = 2000
    await feed.needHistory()
    expect(model.bars.length).toBe(2 * PAGE)
  })

  it('changes the last bar, begins the next at the boundary, and ignores what comes late', async () => {
    const { market, shown } = await setUp(3)
    market.trade(2, '2.5')
    market.trade(3, '3')
    market.tell(candle(START + 2 * MINUTE, '9'))
    expect(shown()).toEqual(['0', '1', '2.5', '3'])
  })

  it('takes over the final state of a bar that closed unseen', async () => {
    const { market, clock, complete } = await setUp(3)
    market.trade(2, '2.7', true)
    clock.now = 5000
    market.trade(3, '3')
    await settled()
    complete()
  })

  it('asks for nothing when a message tells how the last bar closed', async () => {
    const { market, clock, complete } = await setUp(3)
    clock.now = 5000
    market.trade(2, '2.7', true)
    market.trade(3, '3', true)
    market.tell(...market.bars.slice(-2))
    complete()
    expect(market.fetches).toHaveLength(1)
  })

  it('fills the hole after a reconnection', async () => {
    const { market, complete } = await setUp(30)
    for (let minute = 30; minute < 80; minute++) market.trade(minute, String(minute), true)
    market.reconnect()
    await settled()
    complete()
  })

  it('fills a hole that shows in the live candles, also when the first try fails', async () => {
    const { market, clock, complete } = await setUp(30)
    for (let minute = 30; minute < 35; minute++) market.trade(minute, '7', true)
    market.broken = true
    market.trade(35, '8')
    await settled()
    market.broken = false
    clock.now = 2000
    market.trade(35, '8.1')
    await settled()
    complete()
  })

  it('starts anew when the hole is too long to fill', async () => {
    const { market, model, states } = await setUp(30)
    for (let minute = 30; minute < 3000; minute++) market.bars.push(candle(START + minute * MINUTE, '1'))
    market.reconnect()
    await settled()
    expect(states).toEqual(['loading', 'ready', 'loading', 'ready'])
    expect(model.bars.source).toEqual(market.bars.slice(-PAGE))
  })

  it('does not let a slow answer undo a newer live state', async () => {
    const { market, clock, shown } = await setUp(3)
    clock.now = 5000
    let answer: (page: CandlePage) => void = () => undefined
    market.fetch = () => new Promise((resolve) => (answer = resolve))
    market.trade(3, '3')
    const old = market.page({ limit: 20 })
    market.trade(3, '3.9')
    answer(old)
    await settled()
    expect(shown().slice(-1)).toEqual(['3.9'])
  })

  it('keeps live candles that come during the first load', async () => {
    const market = new FakeMarket(3)
    const model = new ChartModel(() => 0)
    const feed = new CandleFeed(market, model, () => undefined)
    const started = feed.start()
    market.trade(3, '3')
    await started
    expect(model.bars.source.map((c) => c.close)).toEqual(['0', '1', '2', '3'])
  })

  it('tells a failed first load and recovers on reconnection', async () => {
    const market = new FakeMarket(3)
    market.broken = true
    const states: FeedState[] = []
    const model = new ChartModel(() => 0)
    const feed = new CandleFeed(market, model, (state) => states.push(state))
    await feed.start()
    market.broken = false
    market.reconnect()
    await settled()
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready'])
    expect(model.bars.length).toBe(3)
  })

  it('lets go while nobody looks and fetches what was missed', async () => {
    const { market, feed, complete } = await setUp(3)
    feed.pause()
    expect(market.subscribed).toBe(false)
    market.trade(3, '3')
    market.trade(4, '4')
    feed.resume()
    await settled()
    expect(market.subscribed).toBe(true)
    complete()
  })

  it('unsubscribes and says nothing after it is stopped', async () => {
    const { market, feed, model } = await setUp(3)
    const pending = feed.needHistory()
    feed.stop()
    await pending
    expect([market.subscribed, model.bars.length]).toEqual([false, 3])
  })
})
