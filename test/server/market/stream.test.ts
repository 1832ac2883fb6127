import pino from 'pino'
import type { TradeId } from '@core/domain'
import { createLocalBus, type Bus, type FeedEvent, type TickEvent } from '@server/bus'
import { createFeedRow, takeLease } from '@server/market/lease'
import { FeedStream } from '@server/market/stream'
import { MarketView } from '@server/market/view'
import { insertTicks, upsertCandles } from '@server/market/write'
import { openMarketBench, type MarketBench } from '../../helpers/marketBench'

let bench: MarketBench
let bus: Bus
let view: MarketView
let stream: FeedStream
let heard: string[]
beforeEach(async () => {
  bench = await openMarketBench()
  await createFeedRow(bench.db, { identity: 'test', seed: '00', storedThrough: 0, now: 1 })
  await takeLease(bench.db, 'leader', 1)
  bus = createLocalBus((error) => {
    throw error
  })
  view = new MarketView()
  heard = []
  bus.subscribe('tick', ({ tradeId, seq }) => heard.push(`${tradeId}:${seq}`))
  stream = new FeedStream({ db: bench.db, bus, view, log: pino({ level: 'silent' }), tradeIds: [1, 2] })
})
afterEach(() => bench.close())

/** A tick a second, from second 1. */
const tick = (tradeId: TradeId, seq: number): TickEvent => ({
  tradeId,
  seq: String(seq),
  time: seq * 1_000,
  price: '1.00',
  quantity: '1',
})
const both = (seq: number): TickEvent[] => [tick(1, seq), tick(2, seq)]
const store = (...ticks: TickEvent[]): Promise<void> => bench.db.tx((t) => insertTicks(t, ticks, '1'))
const event = (ticks: TickEvent[], candles: FeedEvent['candles'] = []): FeedEvent => ({
  ...{ through: ticks.at(-1)?.time ?? 0, ticks, candles },
})

/** Resolves when this tick was told. */
const told = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (heard.includes(name)) resolve()
    bus.subscribe('tick', ({ tradeId, seq }) => `${tradeId}:${seq}` === name && resolve())
  })

test('begins behind what is stored, also with what came while that was read', async () => {
  await store(...both(1), ...both(2))
  stream.receive(event([...both(2), ...both(3)]))
  await stream.start()
  expect(heard).toEqual(['1:3', '2:3'])
})

test('several ticks of a pair in one message are told at once and in order', async () => {
  await store(...both(1))
  await stream.start()
  stream.receive(event([...both(2), ...both(3), ...both(4)]))
  expect(heard).toEqual(['1:2', '2:2', '1:3', '2:3', '1:4', '2:4'])
})

test('what comes twice, or late from a former leader, is told once, and its old bars not at all', async () => {
  await store(...both(1))
  await stream.start()
  const bars: string[] = []
  bus.subscribe('candle', ({ bar }) => bars.push(bar.close))
  const bar = (close: string) => ({
    ...{ time: 0, open: '1.00', high: '9.00', low: '1.00', close, volume: '1', turnover: '1' },
  })
  stream.receive(event(both(2), [{ tradeId: 1, period: '1m', bar: bar('2.00') }]))
  stream.receive(event(both(3), [{ tradeId: 1, period: '1m', bar: bar('3.00') }]))
  stream.receive(event(both(2), [{ tradeId: 1, period: '1m', bar: bar('2.00') }]))
  expect(heard).toEqual(['1:2', '2:2', '1:3', '2:3'])
  expect(bars).toEqual(['2.00', '3.00'])
})

test('ticks that were stored but never arrived are read, in order of time, with the bars that they changed', async () => {
  await store(...both(1))
  await stream.start()
  await store(...both(2), ...both(3), ...both(4))
  const bar = { time: 0, open: 100n, high: 400n, low: 100n, close: 400n, volume: 1n, turnover: 1n }
  await bench.db.tx((t) => upsertCandles(t, [{ tradeId: 1, period: '1m', bar }]))
  const bars: string[] = []
  bus.subscribe('candle', ({ period, bar: { close } }) => bars.push(`${period} ${close}`))
  stream.receive(event([tick(1, 4)]))
  stream.receive(event([tick(2, 4)]))
  stream.receive(event(both(5)))
  await told('2:5')
  expect(heard).toEqual(['1:2', '2:2', '1:3', '2:3', '1:4', '2:4', '1:5', '2:5'])
  expect(bars).toEqual(['1m 4.00'])
  expect(view.minuteBars(1).map(({ close }) => close)).toEqual([400n])
})

test('after a loss of the bus it reads without being told of a tick', async () => {
  await store(...both(1))
  await stream.start()
  await store(...both(2))
  stream.refresh()
  await told('2:2')
  expect(heard).toEqual(['1:2', '2:2'])
})
