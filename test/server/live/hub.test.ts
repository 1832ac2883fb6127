import Fastify from 'fastify'
import pino from 'pino'
import WebSocket from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import type { CandleEvent, TickEvent } from '@server/bus'
import { createLocalBus, type Bus } from '@server/bus'
import type { Context } from '@server/context'
import type { Session } from '@server/http/session'
import { registerLive } from '@server/live'
import { houseBook } from '@server/market/book'
import { stubMarket, type StubMarket } from '../../helpers/stubMarket'
import { Socket, type Message } from './socket'

const NOW = Date.UTC(2025, 0, 8, 12)
const bar = (time: number, close: string): CandleEvent['bar'] => ({
  time,
  open: '1.00',
  high: '9.00',
  low: '1.00',
  close,
  volume: '3',
  turnover: '3',
})

let bus: Bus
let sessions: Record<string, Session>
let balances: { accountType: 1 | 2; currencyId: 1; available: string; frozen: string }[]
let price: string
let address: string
let market: StubMarket
let stop: () => Promise<unknown>
let sockets: Socket[]

const open = async (): Promise<Socket> => {
  const ws = new WebSocket(address)
  const socket = new Socket(ws)
  sockets.push(socket)
  await new Promise((resolve) => ws.on('open', resolve))
  await socket.until(4)
  return socket
}

const tick = (next: string): void => {
  price = next
  bus.publish('tick', { tradeId: 1, seq: '1', time: NOW, price, quantity: '1' })
}

beforeEach(async () => {
  bus = createLocalBus((error) => {
    throw error
  })
  sockets = []
  sessions = { good: { id: 's1', userId: 'u1' }, other: { id: 's2', userId: 'u2' } }
  balances = [{ accountType: 1, currencyId: 1, available: '10.5', frozen: '0' }]
  price = '100.00'
  market = stubMarket(NOW)
  market.lastTick = (tradeId) =>
    tradeId === 1 ? { tradeId, seq: '1', time: NOW, price, quantity: '1' } : null
  market.candles = () => Promise.resolve([bar(NOW - 60_000, '2.00'), bar(NOW, '3.00')])
  const ctx = {
    bus,
    market,
    clock: { now: () => NOW },
    log: pino({ level: 'silent' }),
    config: { fiat: { currency: 'CNY', rate: '7.2', rateDate: '2025-01-02' } },
    ledger: { balances: () => Promise.resolve(balances) },
  } as unknown as Context
  const app = Fastify()
  const authenticate = (token: string) => Promise.resolve(sessions[token] ?? null)
  const readOrder = (_user: string, id: string) => Promise.resolve({ id, state: price } as never)
  await registerLive(app, ctx, authenticate, readOrder)
  const listening = await app.listen({ host: '127.0.0.1', port: 0 })
  address = `${listening.replace('http', 'ws')}${LIVE_PATH}`
  stop = () => app.close()
})

afterEach(async () => {
  sockets.forEach((socket) => socket.close())
  await stop()
})

test('greets with both clocks, and answers each heartbeat with them', async () => {
  const socket = await open()
  socket.send({ method: 'check', tradeId: 1 })
  const [hello, beat] = await socket.until(4, 2)
  const clocks = { serverTime: NOW, marketTime: NOW, marketSpeed: 1, feed: 'simulated', state: 'live' }
  expect([hello?.obj, beat?.obj]).toEqual([clocks, clocks])
})

test('a subscription gets the state at once, then the latest state after a burst of ticks', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 1, tradeId: 1 })
  expect((await socket.until(1))[0]?.obj).toMatchObject({ tradeId: 1, tradeInfo: { currentPrice: '100.00' } })
  for (let i = 1; i <= 100; i++) tick(`${100 + i}.00`)
  const messages = await socket.until(1, 2)
  expect(messages[1]?.obj).toMatchObject({ tradeInfo: { currentPrice: '200.00' } })
  await socket.settled()
  expect(socket.got.filter((m) => m.code === 1)).toHaveLength(2)
})

test('after unsub nothing of it comes; a new sub gets the state again', async () => {
  const socket = await open()
  const witness = await open()
  for (const s of [socket, witness]) s.send({ method: 'sub', type: 1, tradeId: 1 })
  await Promise.all([socket.until(1), witness.until(1)])
  socket.send({ method: 'unsub', type: 1, tradeId: 1 })
  await socket.settled()
  tick('101.00')
  await witness.until(1, 2)
  await socket.settled()
  expect(socket.got.filter((m) => m.code === 1)).toHaveLength(1)
  socket.send({ method: 'sub', type: 1, tradeId: 1 })
  expect((await socket.until(1, 2))[1]?.obj).toMatchObject({ tradeInfo: { currentPrice: '101.00' } })
})

test('the area lists every pair, with whether it is open for trading', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 3 })
  const [message] = await socket.until(5)
  expect(message?.obj?.tradeList).toMatchObject([
    { tradeId: 1, tradeCurrencyName: 'BTC', currencyName: 'USDT', currentPrice: '100.00', usdtPirce: '7.2' },
    { tradeId: 2, usings: false },
    { tradeId: 3 },
    { tradeId: 4 },
  ])
})

describe('trades', () => {
  const trade = (n: number): TickEvent => ({
    tradeId: 1,
    seq: String(n),
    time: NOW + n,
    price: '100.00',
    quantity: '2',
  })
  const numbers = (message: Message | undefined): number[] =>
    (message?.obj?.trades as { seq: string }[]).map(({ seq }) => Number(seq))
  const upTo = (newest: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => newest - i)

  /** A follower that has the stored trades 49 and 50. */
  const follow = async (): Promise<Socket> => {
    market.trades = () => Promise.resolve([trade(50), trade(49)])
    const socket = await open()
    socket.send({ method: 'sub', type: 7, tradeId: 1 })
    await socket.until(10)
    return socket
  }

  test('begin with the stored ones; then every one since the last message comes, newest first', async () => {
    const socket = await follow()
    for (let n = 51; n <= 60; n++) bus.publish('tick', trade(n))
    bus.publish('tick', { ...trade(7), tradeId: 2 })
    const [first, second] = await socket.until(10, 2)
    expect(first?.obj).toEqual({
      tradeId: 1,
      trades: [
        { seq: '50', time: NOW + 50, price: '100.00', quantity: '2' },
        { seq: '49', time: NOW + 49, price: '100.00', quantity: '2' },
      ],
    })
    expect(numbers(second)).toEqual(upTo(60, 10))
    bus.publish('tick', trade(61))
    expect(numbers((await socket.until(10, 3))[2])).toEqual([61])
  })

  test.each([99, 100, 101, 1000])('of %d between two messages the newest 100 come', async (count) => {
    const socket = await follow()
    for (let n = 1; n <= count; n++) bus.publish('tick', trade(50 + n))
    const [, burst] = await socket.until(10, 2)
    expect(numbers(burst)).toEqual(upTo(50 + count, Math.min(count, 100)))
  })
})

test('the depth topic has the whole ladder, the trade topic the best 20', async () => {
  market.book = (tradeId, levels) => houseBook(tradeId, '100.00', levels)
  const socket = await open()
  for (const type of [1, 2]) socket.send({ method: 'sub', type, tradeId: 1 })
  const sides = ({ obj }: Message): number[] =>
    [obj?.buyList, obj?.sellList].map((list) => (list as unknown[]).length)
  expect(sides((await socket.until(1))[0] as Message)).toEqual([20, 20])
  expect(sides((await socket.until(6))[0] as Message)).toEqual([80, 80])
})

test('candles begin with the last two bars; then all bars that changed come, intraday from 1m', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 6, tradeId: 1, period: 'intraday' })
  const [first] = await socket.until(8)
  expect(first?.obj).toMatchObject({
    period: 'intraday',
    bars: [
      [NOW - 60_000, '1.00', '9.00', '1.00', '2.00', '3'],
      [NOW, '1.00', '9.00', '1.00', '3.00', '3'],
    ],
  })
  bus.publish('candle', { tradeId: 1, period: '1m', bar: bar(NOW, '4.00') })
  bus.publish('candle', { tradeId: 1, period: '1m', bar: bar(NOW, '5.00') })
  bus.publish('candle', { tradeId: 1, period: '1m', bar: bar(NOW + 60_000, '6.00') })
  bus.publish('candle', { tradeId: 1, period: '5m', bar: bar(NOW, '7.00') })
  bus.publish('candle', { tradeId: 2, period: '1m', bar: bar(NOW, '8.00') })
  const [, second] = await socket.until(8, 2)
  expect(second?.obj?.bars).toEqual([
    [NOW, '1.00', '9.00', '1.00', '5.00', '3'],
    [NOW + 60_000, '1.00', '9.00', '1.00', '6.00', '3'],
  ])
})

test('balances and orders need a login: -1 without a token or with a wrong one', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 4 })
  socket.send({ method: 'sub', type: 5, token: 'wrong' })
  socket.send({ method: 'userinfo', type: 'usdt', tradeId: 1, token: 'wrong' })
  expect(await socket.until(-1, 3)).toEqual(Array(3).fill({ code: -1, obj: null }))
  bus.publish('balance', { userId: 'u1' })
  await socket.settled()
  expect(socket.got.some((m) => m.code === 2)).toBe(false)
})

test('balances come at once and after each movement of the own user only', async () => {
  const [own, other] = [await open(), await open()]
  own.send({ method: 'sub', type: 4, token: 'good' })
  other.send({ method: 'sub', type: 4, token: 'other' })
  const [first] = await own.until(2)
  await other.until(2)
  expect(first?.obj).toEqual({
    wallet: { using: '10.5' },
    accounts: [{ accountType: 1, key: 'balance_usdt', available: '10.5', frozen: '0' }],
  })
  balances = [{ accountType: 1, currencyId: 1, available: '7', frozen: '3.5' }]
  bus.publish('balance', { userId: 'u1' })
  expect((await own.until(2, 2))[1]?.obj).toMatchObject({ wallet: { using: '7' } })
  await other.settled()
  expect(other.got.filter((m) => m.code === 2)).toHaveLength(1)
})

test('orders of the user are pushed, each once in its latest state', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 5, token: 'good' })
  await socket.settled()
  for (const orderId of ['a', 'b', 'a']) bus.publish('order', { userId: 'u1', orderId })
  bus.publish('order', { userId: 'u2', orderId: 'c' })
  const orders = await socket.until(7, 2)
  await socket.settled()
  expect(orders.map((m) => m.obj?.id)).toEqual(['a', 'b'])
  expect(socket.got.filter((m) => m.code === 7)).toHaveLength(2)
})

test('other records of the user that changed are named, each once', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 5, token: 'good' })
  await socket.settled()
  for (const id of ['d1', 'd1']) bus.publish('record', { userId: 'u1', kind: 'deposit', id })
  bus.publish('record', { userId: 'u2', kind: 'deposit', id: 'd2' })
  bus.publish('record', { userId: 'u1', kind: 'swap', id: 's1' })
  const records = await socket.until(9, 2)
  await socket.settled()
  expect(records.map((m) => m.obj)).toEqual([
    { kind: 'deposit', id: 'd1' },
    { kind: 'swap', id: 's1' },
  ])
  expect(socket.got.filter((m) => m.code === 9)).toHaveLength(2)
})

test('a second login on the same socket takes the place of the first', async () => {
  const socket = await open()
  socket.send({ method: 'sub', type: 4, token: 'good' })
  await socket.until(2)
  socket.send({ method: 'sub', type: 4, token: 'other' })
  await socket.until(2, 2)
  bus.publish('balance', { userId: 'u1' })
  bus.publish('balance', { userId: 'u2' })
  await socket.until(2, 3)
  await socket.settled()
  expect(socket.got.filter((m) => m.code === 2)).toHaveLength(3)
})

test('a session that ends closes its sockets and no others', async () => {
  const [own, other] = [await open(), await open()]
  own.send({ method: 'sub', type: 5, token: 'good' })
  other.send({ method: 'sub', type: 5, token: 'other' })
  await Promise.all([own.settled(), other.settled()])
  bus.publish('sessionEnded', { userId: 'u1', sessionId: 's1' })
  expect(await own.closed).toBe(4001)
  expect(own.got.at(-1)).toEqual({ code: -1, obj: null })
  await other.settled()
})

test('nonsense is answered with an error, the socket lives on; too much of it closes it', async () => {
  const socket = await open()
  for (const text of ['{', 'null', '[]', '{"method":"sub","type":1,"tradeId":99}', '\u0000'])
    socket.text(text)
  expect(await socket.until(1001, 5)).toEqual(Array(5).fill({ code: 1001, obj: { error: 'INPUT_ERROR' } }))
  await socket.settled()
  for (let i = 0; i < 15; i++) socket.text('x')
  expect(await socket.closed).toBe(1008)
})

test('closes with 1008 what sends more than 300 messages in a minute, though each was answered', async () => {
  const socket = await open()
  for (let sent = 0; sent < 300; sent++) await socket.settled()
  expect(socket.got).toHaveLength(301)
  socket.send({ method: 'check' })
  expect(await socket.closed).toBe(1008)
})

test('a message above 4 KB closes the socket, and the server lives on', async () => {
  const socket = await open()
  socket.text(JSON.stringify({ method: 'sub', type: 5, token: 'x'.repeat(5_000) }))
  expect(await socket.closed).toBe(1009)
  await (await open()).settled()
})

test('one address gets 100 sockets, and a free place is given again', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, () => open()))
  const refused = new Socket(new WebSocket(address))
  expect(await refused.closed).toBe(1013)
  many[0]?.close()
  await many[0]?.closed
  await (await open()).settled()
})
