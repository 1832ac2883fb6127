import type { CallId } from '@core/contract/endpoints'
import { settleDue } from '@server/options/settle'
import { seedOptions } from '@server/options/seed'
import { strikeOpens } from '@server/options/strike'
import { openApp, type TestApp } from '../../helpers/app'
import { send } from '../../helpers/client'
import { NOON } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { putTick } from '../../helpers/ticks'
import { fund, TICKET } from './desk'

let app: TestApp
let user: { userId: string; token: string }

const tick = async (at: number, price: string): Promise<void> => {
  await putTick(app.ctx.db, NOON + at, price)
  app.ctx.market.time = NOON + at
}

beforeEach(async () => {
  app = await openApp()
  app.ctx.market.prices = { 1: '1', 5: '20000' }
  await seedOptions(app.ctx)
  user = await app.user()
  await fund(app.ctx, user.userId, '1000')
  await tick(0, '20000.00')
})
afterEach(async () => {
  expect(await unbalancedCurrencies(app.ctx.db)).toEqual([])
  await app.close()
})

const place = (change: object = {}) =>
  app.ok('options.order', { ...TICKET, ...change }, { token: user.token })
const settleAll = async (at: number, price: string): Promise<void> => {
  await strikeOpens(app.ctx)
  await tick(at, price)
  await tick(at + 1_000, price)
  await settleDue(app.ctx)
}

test('areas: rates, limits and whether each can be traded, for visitors', async () => {
  const areas = await app.ok('options.areaList', {})
  expect(areas.map((a) => `${a.kind} ${a.tradeId} ${a.tradable}`)).toEqual([
    'self 1 true',
    'self 2 false',
    'self 3 false',
    'self 4 false',
    'assigned 1 true',
    'assigned 2 false',
  ])
  expect(areas[0]).toEqual({
    id: '1',
    kind: 'self',
    tradeId: 1,
    durations: [
      { seconds: 60, payoutRate: '0.76' },
      { seconds: 300, payoutRate: '0.8' },
      { seconds: 900, payoutRate: '0.82' },
      { seconds: 1800, payoutRate: '0.84' },
      { seconds: 3600, payoutRate: '0.86' },
      { seconds: 14400, payoutRate: '0.88' },
    ],
    min: '1',
    max: '5000',
    accountTypes: [2, 1],
    tradable: true,
    stale: false,
  })
})

test('an order from ticket to receipt', async () => {
  const { order } = await place()
  expect(order).toMatchObject({ state: 'accepted', status: 'settling', openTick: null, profit: null })
  await tick(1_000, '20000.50')
  await strikeOpens(app.ctx)
  const running = await app.ok('options.orderList', {}, { token: user.token })
  expect(running).toMatchObject({ total: 1, pages: 1 })
  expect(running.list[0]).toMatchObject({
    id: order.id,
    openPrice: '20000.50',
    settleAt: NOON + 61_000,
    credited: null,
  })
  await settleAll(61_000, '20001.00')
  const receipt = await app.ok('options.orderInfo', { id: order.id }, { token: user.token })
  expect(receipt).toMatchObject({
    rule: 'win',
    order: {
      status: 'completed',
      outcome: 'win',
      profit: '76',
      credited: '176',
      openTick: { seq: '2', time: NOON + 1_000, price: '20000.50' },
      settleTick: { seq: '3', time: NOON + 61_000, price: '20001.00' },
    },
  })
  expect(receipt.openTicks.map((t) => t.seq)).toEqual(['1', '2', '3', '4'])
  expect((await app.ok('options.orderList', {}, { token: user.token })).list).toEqual([])
})

test('histories: filters, pages and totals over all that match', async () => {
  for (const direction of ['up', 'up', 'down'] as const) await place({ direction })
  const { order } = await place()
  await app.ok('options.order', { action: 'cancel', orderId: order.id }, { token: user.token })
  await tick(1_000, '20000')
  await settleAll(61_000, '20001')
  const histories = (filter: object) => app.ok('options.orderHistories', filter, { token: user.token })
  const all = await histories({ pageSize: 3 })
  // two calls win 76 each, the put loses 100; the cancelled one counts for nothing
  expect(all).toMatchObject({ total: 4, pages: 2 })
  const statistics = { wins: 2, losses: 1, winRate: '66.66', profit: '52', turnover: '300' }
  expect(all.statistics).toEqual(statistics)
  expect((await histories({ pageSize: 3, pageNum: 2 })).list).toHaveLength(1)
  expect((await histories({ status: 'cancelled' })).list.map((o) => o.id)).toEqual([order.id])
  expect(await histories({ status: 'cancelled' })).toMatchObject({
    statistics: { winRate: null, profit: '0', turnover: '0' },
  })
  // by hand: the two calls alone, the put alone; what was won, lost and cancelled
  expect((await histories({ direction: 'up', status: 'completed' })).statistics).toEqual({
    wins: 2,
    losses: 0,
    winRate: '100.00',
    profit: '152',
    turnover: '200',
  })
  expect((await histories({ direction: 'down' })).statistics).toMatchObject({
    winRate: '0.00',
    profit: '-100',
  })
  expect(await histories({ ended: 'win' })).toMatchObject({ total: 2, statistics: { profit: '152' } })
  expect(await histories({ ended: 'loss' })).toMatchObject({ total: 1, statistics: { turnover: '100' } })
  expect(await histories({ ended: 'equal' })).toMatchObject({ total: 0 })
  expect((await histories({ ended: 'cancelled', direction: 'up' })).list.map((o) => o.id)).toEqual([order.id])
  expect(await histories({ ended: 'win', direction: 'down' })).toMatchObject({ total: 0 })
  expect(await histories({ tradeId: 2 })).toMatchObject({ total: 0, list: [] })
  expect(await histories({ from: NOON + 1 })).toMatchObject({ total: 0 })
  expect(await histories({ to: NOON + 1 })).toMatchObject({ total: 4 })
})

test('sold back through the call: offer first, then its quoteId', async () => {
  const { order } = await place()
  await tick(1_000, '20000')
  const cancel = (more: object = {}) =>
    app.ok('options.order', { action: 'cancel', orderId: order.id, ...more }, { token: user.token })
  const { quote, order: running } = await cancel()
  expect(running.status).toBe('settling')
  const sold = await cancel({ quoteId: quote?.quoteId })
  expect(sold).toMatchObject({
    quote: null,
    order: { status: 'cancelled', state: 'soldBack', credited: '83.6' },
  })
  // by hand: 83.6 - 100; a sale is turnover, but neither a win nor a loss
  const { total, statistics } = await app.ok(
    'options.orderHistories',
    { ended: 'soldBack' },
    { token: user.token },
  )
  expect({ total, ...statistics }).toEqual({
    total: 1,
    wins: 0,
    losses: 0,
    winRate: null,
    profit: '-16.4',
    turnover: '100',
  })
})

test('one key, two taps: one order', async () => {
  const options = { token: user.token, key: 'tap-1' }
  const taps = await Promise.all([1, 2].map(() => app.ok('options.order', TICKET, options)))
  expect(taps[0]?.order.id).toBe(taps[1]?.order.id)
  const reply = await app.call('options.order', { ...TICKET, quantity: '101' }, options)
  expect(reply.code).toBe(1007)
})

test("nobody sees or cancels another's order, and visitors see none", async () => {
  const { order } = await place()
  const { token } = await app.user()
  expect((await app.call('options.orderInfo', { id: order.id }, { token })).code).toBe(1310)
  expect((await app.call('options.order', { action: 'cancel', orderId: order.id }, { token })).code).toBe(
    1310,
  )
  expect((await app.call('options.orderList', {})).code).toBe(-1)
})

const BAD: [CallId, object][] = [
  ['options.order', { ...TICKET, quantity: 100 }],
  ['options.order', { ...TICKET, quantity: '9'.repeat(60) }],
  ['options.order', { ...TICKET, quantity: '1e-30' }],
  ['options.order', { ...TICKET, quantity: '１００' }],
  ['options.order', { ...TICKET, quantity: '-1' }],
  ['options.order', { ...TICKET, direction: 'sideways' }],
  ['options.order', { ...TICKET, duration: '60; drop table option_orders' }],
  ['options.order', { ...TICKET, duration: 1e30 }],
  ['options.order', { ...TICKET, areaId: '99999999999999999999' }],
  ['options.order', { ...TICKET, areaId: { a: 1 } }],
  ['options.order', { ...TICKET, accountType: 7 }],
  ['options.order', { action: 'cancel' }],
  ['options.order', { action: 'cancel', orderId: '💥' }],
  ['options.order', { action: 'explode' }],
  ['options.order', {}],
  ['options.orderInfo', {}],
  ['options.orderInfo', { id: '0' }],
  ['options.orderList', { pageNum: -1 }],
  ['options.orderHistories', { status: 'settling' }],
  ['options.orderHistories', { direction: 'sideways' }],
  ['options.orderHistories', { ended: 'open' }],
  ['options.orderHistories', { pageSize: 1e9 }],
  ['options.orderHistories', { from: 'yesterday' }],
]

test.each(BAD)('bad input to %s is refused with a message: %j', async (id, params) => {
  const reply = await send(app.address, id, { ...params }, { token: user.token, lang: 'ja_JP' })
  expect(reply.code).toBeGreaterThan(1000)
  expect(reply.msg).toMatch(/[ぁ-ん]/)
  const rows = await app.ctx.db.query('test.none', 'select id from option_orders')
  expect(rows).toEqual([])
})
