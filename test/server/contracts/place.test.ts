import type { ErrorCode } from '@core/domain'
import { money, toWire } from '@core/money'
import { openFunds } from '@server/services/funding'
import { uuidv7 } from '@server/store/ids'
import { fund, openDesk, type Desk, type Ticket } from './desk'

let desk: Desk
let user: string
beforeAll(async () => {
  desk = await openDesk()
  user = await desk.trader('1000')
  await desk.tick(0, '20000.00')
})
afterAll(() => desk.close())
beforeEach(() => desk.wait(0))

const LIMIT: Partial<Ticket> = { pubType: 2, pubPrice: '19900' }

/** Just inside and just outside of every limit. */
const REFUSED: readonly [string, Partial<Ticket>, ErrorCode][] = [
  ['no quantity', { pubQuantity: '' }, 'QUANTITY_REQUIRED'],
  ['nothing', { pubQuantity: '0' }, 'CONTRACT_QUANTITY_INVALID'],
  ['five digits', { pubQuantity: '0.00011' }, 'CONTRACT_QUANTITY_INVALID'],
  ['a minus sign', { pubQuantity: '-1' }, 'CONTRACT_QUANTITY_INVALID'],
  ['more than the largest', { pubQuantity: '5.0001' }, 'CONTRACT_QUANTITY_OUT_OF_RANGE'],
  ['a leverage that is not offered', { lever: 3 }, 'LEVER_UNAVAILABLE'],
  ['a limit without a price', { pubType: 2 }, 'PRICE_REQUIRED'],
  ['a limit of nothing', { ...LIMIT, pubPrice: '0' }, 'PRICE_INVALID'],
  ['a limit with three digits', { ...LIMIT, pubPrice: '19900.001' }, 'PRICE_INVALID'],
  ['a limit below half the price', { ...LIMIT, pubPrice: '9999.99' }, 'PRICE_OUT_OF_BAND'],
  ['a limit above one and a half', { ...LIMIT, tradeType: 2, pubPrice: '30000.01' }, 'PRICE_OUT_OF_BAND'],
  ['a slippage above the largest', { slippage: '0.010001' }, 'SLIPPAGE_OUT_OF_RANGE'],
  ['a slippage that is no number', { slippage: 'x' }, 'SLIPPAGE_OUT_OF_RANGE'],
  ['a take-profit at the price', { winPrice: '20000' }, 'WIN_PRICE_INVALID'],
  ['a stop-loss at the price', { lostPrice: '20000' }, 'LOST_PRICE_INVALID'],
  // margin 20 of 400: (400 - 20) / (0.02 x 0.996) = 19,076.305...
  ['a stop-loss at the liquidation price', { lostPrice: '19076.31' }, 'LOST_PRICE_INVALID'],
  ['a take-profit of a limit below it', { ...LIMIT, winPrice: '19900' }, 'WIN_PRICE_INVALID'],
  ['closing', { tradeType: 3 }, 'INPUT_ERROR'],
  ['a pair that is not there', { tradeId: 9 }, 'CONTRACT_CLOSED'],
  ['more than there is', { pubQuantity: '1' }, 'INSUFFICIENT_AVAILABLE'],
]

test.each(REFUSED)('refuses %s', async (_, ticket, code) => {
  const before = await desk.money(user)
  await expect(desk.open(user, ticket)).rejects.toMatchObject({ code })
  expect(await desk.money(user)).toEqual(before)
})

const TAKEN: readonly [string, Partial<Ticket>][] = [
  ['the smallest quantity', { pubQuantity: '0.0001' }],
  ['the largest leverage', { lever: 100 }],
  ['the largest slippage', { slippage: '0.01' }],
  ['no slippage', { slippage: '0' }],
  ['a limit at half the price', { ...LIMIT, pubPrice: '10000' }],
  ['a limit at one and a half', { ...LIMIT, tradeType: 2, pubPrice: '30000' }],
  ['triggers next to the price', { winPrice: '20000.01', lostPrice: '19999.99' }],
  ['a stop-loss next to liquidation', { lostPrice: '19076.32' }],
  ['empty triggers', { winPrice: '', lostPrice: '' }],
]

test.each(TAKEN)('takes %s', async (_, ticket) => {
  const order = await desk.open(user, ticket)
  expect(order).toMatchObject({ state: 'working', accepted_seq: '1' })
  await desk.cancel(user, order.id)
})

test('a price of 3 s is fresh, an older one is stale', async () => {
  desk.wait(3_000)
  await desk.cancel(user, (await desk.open(user)).id)
  desk.wait(3_001)
  await expect(desk.open(user)).rejects.toMatchObject({ code: 'PRICE_STALE' })
})

test('a user who did not read the risk statement opens nothing', async () => {
  const other = uuidv7()
  await desk.ctx.db.tx((t) => openFunds(desk.ctx, t, other))
  await fund(desk.ctx, other, '100')
  await expect(desk.open(other)).rejects.toMatchObject({ code: 'RISK_UNREAD' })
})

test('a cancelled order gives everything back, once', async () => {
  const before = await desk.money(user)
  const order = await desk.open(user, LIMIT)
  expect(await desk.money(user)).not.toEqual(before)
  expect(await desk.cancel(user, order.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'user' })
  expect(await desk.money(user)).toEqual(before)
  await expect(desk.cancel(user, order.id)).rejects.toMatchObject({ code: 'ORDER_FINISHED' })
  const other = await desk.trader()
  const foreign = await desk.open(user, LIMIT)
  await expect(desk.cancel(other, foreign.id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await desk.cancel(user, foreign.id)
})

test('200 working orders and positions of a user are the most', async () => {
  const busy = await desk.trader('1000')
  const small = { ...LIMIT, pubQuantity: '0.0001', lever: 100 }
  const placed: string[] = []
  for (let i = 0; i < 200; i++) placed.push((await desk.open(busy, small)).id)
  await expect(desk.open(busy, small)).rejects.toMatchObject({ code: 'TOO_MANY_CONTRACTS' })
  await desk.cancel(busy, placed.pop() ?? '')
  placed.push((await desk.open(busy, small)).id)
  for (const id of placed) await desk.cancel(busy, id)
})

/** Leaves the house 100 USDT for contracts. */
const leave100 = (): Promise<void> =>
  desk.ctx.db.tx(async (t) => {
    const rest = toWire(money((await desk.house('contracts'))[0]).minus('100'))
    if (rest === '0') return
    const account = await desk.ctx.ledger.house(t, 'contracts', 1, rest)
    const to = await desk.ctx.ledger.house(t, 'unclaimed', 1)
    const line = { bucket: 'available' as const, fundType: 4 as const }
    const entries = [
      { ...line, account, amount: `-${rest}` },
      { ...line, account: to, amount: rest },
    ]
    await desk.ctx.ledger.post(t, [
      { txId: crypto.randomUUID(), event: 'test', refType: 'test', refId: 't', entries },
    ])
  })

test('the house takes no more than it can pay', async () => {
  await leave100()
  // 100 are left; 0.011 BTC at 20 times reserve 9 x 11.022 = 99.198, 0.0112 BTC 100.9999...
  await desk.cancel(user, (await desk.open(user, { pubQuantity: '0.011' })).id)
  await expect(desk.open(user, { pubQuantity: '0.0112' })).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
})

test('of ten orders at once that the house can pay three of, three are taken and seven refused in words', async () => {
  await leave100()
  const users = await Promise.all(Array.from({ length: 10 }, () => desk.trader('100')))
  // 0.0033 BTC at 20 times reserve 9 x 3.3066 = 29.7594
  const settled = await Promise.allSettled(users.map((each) => desk.open(each, { pubQuantity: '0.0033' })))
  const refusals = settled.flatMap((s) => (s.status === 'rejected' ? [s.reason as { code: string }] : []))
  expect(refusals.map(({ code }) => code)).toEqual(Array(7).fill('HOUSE_LIMIT'))
  expect(await desk.house('contracts')).toEqual(['10.7218', '89.2782'])
  for (const [i, each] of settled.entries())
    if (each.status === 'fulfilled') await desk.cancel(users[i] ?? '', each.value.id)
})
