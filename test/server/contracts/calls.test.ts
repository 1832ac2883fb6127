import { randomUUID } from 'node:crypto'
import type { CallId } from '@core/contract/endpoints'
import { LIVE, SUB } from '@core/contract/live'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { openApp, type TestApp } from '../../helpers/app'
import { send } from '../../helpers/client'
import { NOON } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'
import { checkBooks, fund, LONG } from './desk'

jest.setTimeout(60_000)

let app: TestApp
let user: { userId: string; token: string }
let ticks = 0

const tick = async (at: number, price: string): Promise<void> => {
  ticks += 1
  await putTick(app.ctx.db, NOON + at, price)
  app.ctx.market.time = NOON + at
  app.ctx.market.prices = { 1: '1', 5: price }
  await stepPair(app.ctx, 1)
}

beforeAll(async () => {
  app = await openApp()
  app.ctx.market.prices = { 1: '1', 5: '20000.00' }
  await seedContracts(app.ctx)
})
afterAll(async () => {
  await checkBooks(app.ctx)
  await app.close()
})
beforeEach(async () => {
  user = await app.user()
  await fund(app.ctx, user.userId, '1000')
  await tick(ticks * 1_000, '20000.00')
})

const own = () => ({ token: user.token })
/** A position of example 1, filled at 20,002.08. */
const openLong = async (): Promise<string> => {
  const { order } = await app.ok('contract.open', LONG, own())
  await tick(ticks * 1_000, '20001.00')
  return order.id
}

test('terms and leverages, for visitors, by GET and POST', async () => {
  for (const method of ['GET', 'POST'] as const) {
    expect(await app.ok('usdt.contractConfig', { id: 1 }, { method })).toEqual({
      ...{ tradeId: 1, rate: '0.0005', usdtBase: '1', maintenanceRate: '0.004', liquidationRate: '0.002' },
      ...{ profitCap: '9', slippage: '0.002', maxSlippage: '0.01', quantityScale: 4, priceScale: 2 },
      ...{ minQuantity: '0.0001', maxQuantity: '5', levers: [1, 2, 5, 10, 20, 50, 100] },
      ...{ tradable: true, paused: false, stale: false },
    })
  }
  expect(await app.ok('search.leverList', { tradeId: 4 })).toEqual(
    [1, 2, 5, 10, 20].map((lever, i) => ({ id: i + 1, lever })),
  )
  expect((await app.ok('search.leverList', {})).map((l) => l.lever)).toEqual([1, 2, 5, 10, 20, 50, 100])
})

test('figures of an order not yet sent, at the last price and at a limit', async () => {
  const at = { ...LONG, pubQuantity: '0.02', winPrice: '21000', lostPrice: '19500' }
  // by hand: 400 / 20; (400 - 20) / 0.01992; 20000 x 1.0005 / 0.9995; 0.02 x 1000; 0.02 x -500
  expect(await app.ok('order.calcWin', at, own())).toEqual({
    ...{ price: '20000', value: '400', guarantee: '20', charge: '0.2', expectClosePrice: '19076.31' },
    ...{ capPrice: '29000', maxProfit: '180', breakEvenPrice: '20020.02', win: '20', lost: '-10' },
  })
  const limit = await app.ok('order.calcWin', { ...at, pubType: 2, pubPrice: '19000' }, own())
  expect(limit).toMatchObject({ price: '19000', guarantee: '19', charge: '0.19', win: '40', lost: '10' })
})

test('an order, its position and its end as the lists show them, in the asked language', async () => {
  const { order } = await app.ok('contract.open', LONG, { ...own(), lang: 'ja_JP' })
  expect(order).toMatchObject({
    ...{ tradeId: 1, tradeType: 1, tradeTypeStr: '新規買い', tradeName: 'BTC/USDT', pubType: 1, lever: 20 },
    ...{ pubQuantity: '0.02', pubPrice: null, guarantee: '20.04', charge: '0.2004', status: 0 },
    ...{ cancelReason: null, positionId: null, tradePrice: null, finishTime: null },
  })
  await tick(ticks * 1_000, '20001.00')
  const orders = await app.ok('usdt.tradeList', { tradeId: 1, status: 1 }, { ...own(), method: 'GET' })
  expect(orders).toMatchObject({ total: 1, pages: 1 })
  expect(orders.list[0]).toMatchObject({
    ...{ id: order.id, tradeTypeStr: 'Buy to open long', tradePrice: '20002.08', charge: '0.200021' },
    positionId: order.id,
  })
  const positions = await app.ok('usdt.orderList', {}, { ...own(), lang: 'zh_CN' })
  // (20001 - 20002.08) x 0.02; -0.0216 / 20.00208; maintenance 0.004 x 400.02 over equity 19.98048
  expect(positions.list[0]).toMatchObject({
    ...{ tradeTypeStr: '买入开多', openPrice: '20002.08', curQuantity: '0.02', closingQuantity: '0' },
    ...{ guarantee: '20.00208', maxProfit: '180.01872', openCharge: '0.200021', currentPrice: '20001.00' },
    ...{ actualProfit: '-0.0216', actualPercent: '-0.11', riskRate: '8.01', expectClosePrice: '19078.29' },
    ...{ capPrice: '29003.02', breakEvenPrice: '20022.10', winPrice: null, lostPrice: null },
  })
  const risk = await app.ok('financial.risk', {}, own())
  expect(risk).toMatchObject({ riskRate: '8.01', equity: '19.98048', maintenance: '1.60008' })
  expect(risk.available).toBe('979.797899')
  expect(risk.positions).toHaveLength(1)
  expect(await app.ok('usdt.calcWin', { orderId: order.id, price: '21002.08' }, own())).toBe('20')

  await app.ok('usdt.close', { orderId: order.id, quantity: '0.005' }, own())
  await tick(ticks * 1_000, '20001.00')
  const history = await app.ok('usdt.getHistory', { tradeType: 3 }, own())
  expect(history.list).toHaveLength(1)
  expect(history.list[0]).toMatchObject({
    ...{ positionId: order.id, tradeTypeStr: 'Sell to close long', reason: 'order', closeQuantity: '0.005' },
    ...{ openPrice: '20002.08', closePrice: '19999.96', tickPrice: '20001.00', profit: '-0.0106' },
    profitRate: '-0.22',
  })
  expect((await app.ok('usdt.getHistory', { tradeType: 4 }, own())).total).toBe(0)
})

test('funds detail tells the whole story of a position and sums up', async () => {
  const id = await openLong()
  await app.ok('usdt.close', { orderId: id }, own())
  await tick(ticks * 1_000, '20001.00')
  const { list } = await app.ok('assets.histories', { accountType: 3, currencyId: 1 }, own())
  // bid 19,999.96: -0.0424; fee 399.9992 x 0.0005 = 0.1999996 -> 0.2
  expect(list.map((entry) => `${entry.type} ${entry.amount}`).reverse()).toEqual([
    '16 1000',
    '6 -20.2404',
    '14 0.23832',
    '7 -0.200021',
    '14 20.00208',
    '15 -0.0424',
    '7 -0.2',
  ])
})

test('a repeated call answers the first outcome and opens one order', async () => {
  const options = { ...own(), key: randomUUID() }
  const first = await app.ok('order.publish', { ...LONG, pubPrice: '19900' }, options)
  expect(first.order).toMatchObject({ pubType: 2, pubPrice: '19900.00' })
  expect(await app.ok('order.publish', { ...LONG, pubPrice: '19900' }, options)).toEqual(first)
  const other = await send(app.address, 'order.publish', { ...LONG, pubPrice: '19800' }, options)
  expect(other.code).toBe(1007)
  const working = await app.ok('usdt.tradeList', { status: 0, pubType: 2 }, own())
  expect(working.list.map((order) => order.id)).toEqual([first.order.id])
  const cancelled = await app.ok('usdt.close', { cancelId: first.order.id }, own())
  expect(cancelled.order).toMatchObject({ status: 2, cancelReason: 'user' })
})

test('close all answers its orders; take-profit and stop-loss are set and taken away', async () => {
  const id = await openLong()
  const set = await app.ok(
    'usdt.modifyWinLost',
    { orderId: id, winPrice: '21000', lostPrice: '19500' },
    own(),
  )
  expect(set.position).toMatchObject({ winPrice: '21000.00', lostPrice: '19500.00' })
  const unset = await app.ok('usdt.modifyWinLost', { orderId: id, winPrice: '' }, own())
  expect(unset.position).toMatchObject({ winPrice: null, lostPrice: null })
  const all = await app.ok('usdt.autoCloseAll', { tradeId: 1 }, own())
  expect(all).toMatchObject({ left: 0, orders: [{ tradeType: 3, pubQuantity: '0.02', positionId: id }] })
})

test('what belongs to another user is not there', async () => {
  const id = await openLong()
  const { order } = await app.ok('order.publish', { ...LONG, pubPrice: '19900' }, own())
  const stranger = await app.user()
  const tries: [CallId, object, number][] = [
    ['usdt.close', { orderId: id }, 1609],
    ['usdt.close', { cancelId: order.id }, 1310],
    ['usdt.close', {}, 1609],
    ['usdt.close', { orderId: 'x' }, 1609],
    ['usdt.modifyWinLost', { orderId: id, winPrice: '21000' }, 1609],
    ['usdt.calcWin', { orderId: id, price: '21000' }, 1609],
    ['usdt.autoCloseAll', {}, 1615],
  ]
  for (const [call, body, code] of tries) {
    const reply = await send(app.address, call, { ...body }, { token: stranger.token })
    expect([call, reply.code]).toEqual([call, code])
  }
  for (const call of ['usdt.orderList', 'usdt.tradeList', 'usdt.getHistory'] as const) {
    expect((await app.ok(call, {}, { token: stranger.token })).total).toBe(0)
  }
  await app.ok('usdt.close', { cancelId: order.id }, own())
})

test('lists come in pages, newest first', async () => {
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    ids.unshift((await app.ok('order.publish', { ...LONG, pubPrice: '19900' }, own())).order.id)
  }
  const page = await app.ok('usdt.tradeList', { pageNum: 2, pageSize: 2 }, own())
  expect(page).toMatchObject({ total: 5, pages: 3 })
  expect(page.list.map((order) => order.id)).toEqual(ids.slice(2, 4))
  for (const id of ids) await app.ok('usdt.close', { cancelId: id }, own())
})

test('the owner is told of an order that is accepted and filled', async () => {
  const heard: string[] = []
  const stop = app.ctx.bus.subscribe('record', ({ userId, kind, id }) => {
    if (userId === user.userId && kind === 'contract') heard.push(`${kind} ${id}`)
  })
  const id = await openLong()
  stop()
  // accepted, then filled: the order and its position have the same id
  expect(heard).toEqual([`contract ${id}`, `contract ${id}`])
  expect([SUB.records, LIVE.record]).toEqual([5, 9])
})
