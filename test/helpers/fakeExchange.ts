import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

/** A trade as the exchange keeps it. */
export interface FakeTrade {
  readonly symbol: string
  readonly a: number
  readonly T: number
  readonly p: string
  readonly q: string
}

/** A row of the exchange's bars: opening time, four prices, volume, closing time, turnover. */
export type FakeBar = readonly [number, string, string, string, string, string, number, string]

/** What a test makes a public exchange do, in the wire format of Binance's spot market. */
export interface FakeExchange {
  readonly env: Readonly<Record<string, string>>
  /** Bars by symbol. */
  readonly bars: Map<string, FakeBar[]>
  /** How far (ms) its clock is ahead. */
  skew: number
  /** Neither trades nor anything else come through the stream. */
  silent: boolean
  /** Its calls fail. */
  down: boolean
  /** Number of the next trade of each symbol. */
  next: number
  /** Something is traded, now unless a time is given; nobody is told yet. */
  trade(symbol: string, price: string, quantity: string, time?: number): FakeTrade
  tell(...trades: readonly FakeTrade[]): void
  /** Any text at all through the stream. */
  say(text: string): void
  /** Cuts every line. */
  cut(): void
  /** How often its time was asked. */
  readonly asked: number
  /** How often a line was put up. */
  readonly lines: number
  close(): Promise<void>
}

const PAGE = 1_000
const BEAT = 200

const events = {
  trade: ({ symbol, ...trade }: FakeTrade, now: number) => ({
    e: 'aggTrade',
    E: now,
    s: symbol,
    ...trade,
    m: true,
  }),
  beat: (symbol: string, now: number) => ({ e: '24hrMiniTicker', E: now, s: symbol, c: '1', v: '1' }),
}

const answer = (reply: ServerResponse, body: unknown, status = 200): void => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A line's subscriptions; the exchange says something of each symbol all the time. */
const serveLine = (line: WebSocket, subscribed: Set<string>): void => {
  line.on('message', (data: Buffer) => {
    const { params, id } = JSON.parse(data.toString()) as { params: string[]; id: number }
    params.forEach((topic) => subscribed.add(topic.split('@')[0]?.toUpperCase() ?? ''))
    line.send(JSON.stringify({ result: null, id }))
  })
}

export const openFakeExchange = async (): Promise<FakeExchange> => {
  const trades: FakeTrade[] = []
  const subscribed = new Set<string>()
  let lines = 0
  let asked = 0
  const number = (url: URL, name: string): number => Number(url.searchParams.get(name) ?? NaN)

  const handle = (request: IncomingMessage, reply: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://exchange')
    const symbol = url.searchParams.get('symbol') ?? ''
    if (fake.down) return answer(reply, { code: -1, msg: 'down' }, 503)
    if (url.pathname === '/api/v3/time') {
      asked += 1
      return answer(reply, { serverTime: Date.now() + fake.skew })
    }
    if (url.pathname === '/api/v3/klines') {
      const [from, to] = [number(url, 'startTime'), number(url, 'endTime')]
      const found = (fake.bars.get(symbol) ?? []).filter(([time]) => time >= from && time <= to)
      return answer(reply, found.slice(0, PAGE))
    }
    if (url.pathname !== '/api/v3/aggTrades') return answer(reply, {}, 404)
    const [id, from] = [number(url, 'fromId'), number(url, 'startTime')]
    const found = trades.filter((trade) => trade.symbol === symbol && (trade.a >= id || trade.T >= from))
    answer(reply, found.slice(0, PAGE))
  }
  const server = createServer(handle)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (line) => {
    lines += 1
    serveLine(line, subscribed)
  })
  const send = (text: string): void => {
    if (!fake.silent) sockets.clients.forEach((line) => line.send(text))
  }
  const beat = setInterval(() => {
    for (const symbol of subscribed) send(JSON.stringify(events.beat(symbol, Date.now() + fake.skew)))
  }, BEAT)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const fake: FakeExchange = {
    env: {
      MARKET_FEED: 'exchange',
      MARKET_EXCHANGE_URL: `http://127.0.0.1:${port}`,
      MARKET_EXCHANGE_STREAM: `ws://127.0.0.1:${port}`,
    },
    bars: new Map(),
    skew: 0,
    silent: false,
    down: false,
    next: 1,
    trade: (symbol, price, quantity, time = Date.now() + fake.skew) => {
      const trade = { symbol, a: fake.next++, T: time, p: price, q: quantity }
      trades.push(trade)
      return trade
    },
    tell: (...told) =>
      told.forEach((trade) => send(JSON.stringify(events.trade(trade, Date.now() + fake.skew)))),
    say: send,
    cut: () => sockets.clients.forEach((line) => line.terminate()),
    get asked() {
      return asked
    },
    get lines() {
      return lines
    },
    close: async () => {
      clearInterval(beat)
      fake.cut()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return fake
}
