import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { LIVE, LIVE_PATH, SUB, type ServerMessage } from '@core/contract/live'
import { audit, isClean } from '@server/ledger'
import { readFeedRow } from '@server/market/lease'
import { besideServer, fastReplay } from '../../helpers/beside'
import { tenDays } from '../../helpers/candles'
import { send } from '../../helpers/client'
import { endingsPerOrder } from '../../helpers/endings'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { openNats, type Nats } from '../../helpers/nats'
import { makePlayers } from '../../helpers/players'
import type { ServerProcess } from '../../helpers/process'
import { TICKET } from '../options/desk'
import { until } from '../../helpers/until'

const file = tenDays()
const ORDERS = 40

const beside = besideServer()
let nats: Nats
let running: ServerProcess[]
let sockets: WebSocket[]
beforeEach(async () => {
  running = []
  sockets = []
  nats = await openNats()
  await nats.start()
})
afterEach(async () => {
  sockets.forEach((socket) => socket.terminate())
  running.forEach((server) => server.kill('SIGKILL'))
  await Promise.all(running.map((server) => server.ended))
  await nats.kill()
})

/** A server process that knows of others. */
const start = (): ServerProcess => {
  const server = beside.start({
    ...fastReplay(file.path),
    ...{ BUS_URL: nats.url, RATE_LIMIT: '1000000', ACCOUNT_RATE_LIMIT: '1000000' },
    ...{ LIABILITIES_HOURS: '0', AUDIT_HOURS: '0' },
  })
  running.push(server)
  return server
}

/** What a socket of a process hears: ticks of BTC by number, and orders of its user by id. */
interface Screen {
  ticks: Map<number, string>
  orders: Map<string, string>
}

const openScreen = async (address: string, token: string): Promise<Screen> => {
  const screen: Screen = { ticks: new Map(), orders: new Map() }
  const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as ServerMessage
    if (message.code === LIVE.trades)
      for (const { seq, price } of message.obj.trades) screen.ticks.set(Number(seq), price)
    if (message.code === LIVE.order) screen.orders.set(message.obj.id, message.obj.state)
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ method: 'sub', type: SUB.trades, tradeId: 1 }))
  socket.send(JSON.stringify({ method: 'sub', type: SUB.records, token }))
  return screen
}

const newest = ({ ticks }: Screen): number => Math.max(0, ...ticks.keys())

/** Nothing between the first and the last tick is missing, and each is the stored one. */
const expectStored = async ({ ticks }: Screen): Promise<void> => {
  const seqs = [...ticks.keys()].sort((a, b) => a - b)
  const [first = 0, last = 0] = [seqs[0], seqs.at(-1)]
  const sql = 'select seq, price from ticks where trade_id = 1 and seq between $1 and $2 order by seq'
  const rows = await beside.db.query<{ seq: string; price: string }>('test.ticks', sql, [first, last])
  expect(rows.map(({ seq, price }) => [Number(seq), price])).toEqual(seqs.map((seq) => [seq, ticks.get(seq)]))
}

test(`three processes, the leader killed (-9) under orders: each order is taken and settled once, and all sockets hear the same ticks (${file.origin})`, async () => {
  const { db } = beside
  const leader = start()
  const first = await leader.ready
  const [player] = await makePlayers(beside.url, beside.folder, 1)
  const { token = '' } = player ?? {}
  const others = [start(), start()]
  const [second, third] = (await Promise.all(others.map((server) => server.ready))) as [string, string]
  const lead = await readFeedRow(db)
  const screens = await Promise.all([openScreen(second, token), openScreen(third, token)])
  await until(() => screens.every((screen) => newest(screen) > 0))

  // An order that got no answer is sent again to another process, with its key, as the app does.
  const place = async (n: number): Promise<string> => {
    const ticket = { ...TICKET, quantity: '10', direction: n % 2 ? 'up' : 'down' }
    for (let tries = n; ; tries++) {
      const address = [first, second, third][tries % 3] ?? second
      const reply = await send<{ order: { id: string } }>(address, 'options.order', ticket, {
        ...{ token, key: `order-${n}` },
      }).catch(() => null)
      if (reply?.code === 0) return reply.obj.order.id
      await pause(20)
    }
  }
  const early = await Promise.all(Array.from({ length: ORDERS / 2 }, (_, n) => place(n)))
  const placing = Array.from({ length: ORDERS / 2 }, (_, n) => place(ORDERS / 2 + n))
  leader.kill('SIGKILL')
  const killedAt = Math.max(...screens.map(newest))
  const ids = [...early, ...(await Promise.all(placing))]

  const open = 'select count(*)::int as open from option_orders where finished_at is null'
  await until(async () => (await db.query<{ open: number }>('test.open', open))[0]?.open === 0)
  await until(() => screens.every((screen) => newest(screen) > killedAt + 20))
  const followed = await readFeedRow(db)
  expect(Number(followed?.epoch)).toBe(Number(lead?.epoch) + 1)
  expect(followed?.leader).not.toBe(lead?.leader)

  const orders = await db.query<{ id: string; state: string }>('test.orders', 'select * from option_orders')
  expect(new Set(orders.map(({ id }) => id))).toEqual(new Set(ids))
  expect(orders).toHaveLength(ORDERS)
  expect(await endingsPerOrder(db)).toEqual(Array.from({ length: ORDERS }, () => 1))
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
  expect(await unbalancedCurrencies(db)).toEqual([])
  for (const screen of screens) await expectStored(screen)

  // What happens to a user on one process is told by the other.
  const last = await send<{ order: { id: string } }>(second, 'options.order', TICKET, { token })
  await until(() => screens.every(({ orders: heard }) => heard.has(last.obj.order.id)))

  others.forEach((server) => server.kill('SIGTERM'))
  expect((await Promise.all(others.map((server) => server.ended))).map(({ code }) => code)).toEqual([0, 0])
}, 180_000)
