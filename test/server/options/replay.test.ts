import { LIVE, SUB } from '@core/contract/live'
import { profitOf } from '@core/domain/options'
import { money, toWire, type Money } from '@core/money'
import { rowsOf } from '../../helpers/aggregate'
import { tenDays } from '../../helpers/candles'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'
import { fund } from './desk'
import { expectedOf } from './replayed'

const file = tenDays()
const rows = rowsOf(file.text)
const MINUTES: [number, string][] = [
  [60, '0.76'],
  [300, '0.80'],
  [900, '0.82'],
]

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({
    env: {
      MARKET_REPLAY_FILE: file.path,
      MARKET_REPLAY_SPEED: '300',
      MARKET_REPLAY_FROM: '2023-03-01T01:00:00Z',
    },
  })
  user = await server.register()
  await fund(server.ctx, user.userId, '5000')
}, 60_000)
afterAll(() => server.stop())

const place = (duration: number, direction: 'up' | 'down') =>
  server.ok(
    'options.order',
    { areaId: '1', tradeId: 1, duration, direction, quantity: '33.333333', accountType: 2 },
    { token: user.token },
  )

/** Resolves when the user has no running order left. */
const allSettled = (): Promise<void> =>
  new Promise((resolve) => {
    const look = async (): Promise<void> => {
      const { total } = await server.ok('options.orderList', {}, { token: user.token })
      if (total === 0) resolve()
    }
    server.ctx.bus.subscribe('order', () => void look())
    void look()
  })

const cents = (price: string | null | undefined): bigint =>
  BigInt(
    money(price ?? '0')
      .times('100')
      .toFixed(0),
  )

test(`open and settle ticks and money are what the file gives (${file.origin})`, async () => {
  const placed: string[] = []
  for (const [duration] of MINUTES) {
    for (const direction of ['up', 'down', 'up', 'down'] as const) {
      placed.push((await place(duration, direction)).order.id)
    }
  }
  await allSettled()
  let expectedTotal: Money = money('5000')
  for (const id of placed) {
    const receipt = await server.ok('options.orderInfo', { id }, { token: user.token })
    const { order } = receipt
    const [row] = await server.ctx.db.query<{ accepted_seq: string }>(
      'test.accepted',
      'select accepted_seq from option_orders where id = $1',
      [id],
    )
    const { duration, direction } = order
    const expected = expectedOf(rows, { acceptedSeq: Number(row?.accepted_seq), duration, direction })
    expect({ state: order.state, outcome: order.outcome }).toEqual({
      state: 'settled',
      outcome: expected.outcome,
    })
    for (const side of ['open', 'settle'] as const) {
      const tick = side === 'open' ? order.openTick : order.settleTick
      expect([Number(tick?.seq), tick?.time, cents(tick?.price)]).toEqual([
        expected[side].seq,
        expected[side].time,
        expected[side].price,
      ])
      const shown = side === 'open' ? receipt.openTicks : receipt.settleTicks
      const offsets = shown.map((t) => Number(t.seq) - expected[side].seq)
      // the watermark promises one tick after the settle tick; more may not be stored yet
      expect(offsets.slice(0, 5)).toEqual([-3, -2, -1, 0, 1])
    }
    const rate = MINUTES.find(([seconds]) => seconds === duration)?.[1] ?? ''
    const profit = profitOf(money('33.333333'), money(rate))
    if (expected.outcome === 'win') expectedTotal = expectedTotal.plus(profit)
    if (expected.outcome === 'loss') expectedTotal = expectedTotal.minus('33.333333')
  }
  const balances = await server.ctx.ledger.balances(server.ctx.db, user.userId)
  const options = balances.find((b) => b.accountType === 2 && b.currencyId === 1)
  expect(toWire(money(options?.available ?? ''))).toBe(toWire(expectedTotal))
}, 60_000)

test('the owner hears of every step on the socket, without asking', async () => {
  const socket = await server.socket()
  socket.send({ method: 'sub', type: SUB.records, token: user.token })
  socket.send({ method: 'check' })
  await socket.next((m) => m.code === LIVE.heartbeat)
  const { order } = await place(60, 'up')
  const heard = await socket.next(
    (m) => m.code === LIVE.order && m.obj.id === order.id && m.obj.status === 'completed',
  )
  expect(heard.code).toBe(LIVE.order)
  socket.close()
}, 30_000)
