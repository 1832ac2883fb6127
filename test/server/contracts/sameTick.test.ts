import { money, sum, toWire } from '@core/money'
import { stepPair } from '@server/contracts/step'
import { AppError } from '@server/http/errors'
import { closeAllContracts } from '@server/services/contracts/closeAll'
import { setTriggers } from '@server/services/contracts/triggers'
import { openDesk, type Desk } from './desk'

/** Everything that can end a position or an order, at one tick and at one moment. */

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader()
  await desk.tick(0, '20000.00')
  await desk.run()
})
afterEach(() => desk.close())

/** Example 1 of docs/trading.md: filled at 20,002.08, margin 20.00208, most profit 180.01872, cap 29,003.02. */
const openLong = async (at = 1_000): Promise<string> => {
  const { id } = await desk.open(user)
  await desk.tick(at, '20001.00')
  await desk.run()
  return id
}
const modify = (orderId: string, winPrice: string, lostPrice: string) =>
  desk.ctx.db.tx((t) => setTriggers(desk.ctx, t, user, { orderId, winPrice, lostPrice }))
const closeAll = () => desk.ctx.db.tx((t) => closeAllContracts(desk.ctx, t, user, null))
const engines = () => Promise.all([stepPair(desk.ctx, 1), stepPair(desk.ctx, 1)])

/** What was refused in words; anything else is a fault. */
const refusals = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.flatMap((s) => {
    if (s.status === 'fulfilled') return []
    if (s.reason instanceof AppError) return [s.reason.code]
    throw s.reason
  })

test('the profit cap: a cent below nothing happens, at it the whole is closed at the bid', async () => {
  const id = await openLong()
  await desk.tick(2_000, '29003.01')
  await desk.run()
  expect(await desk.position(id)).toMatchObject({ state: 'open' })
  await desk.tick(3_000, '29003.02')
  await desk.run()
  const [close, ...more] = await desk.closes(id)
  expect(more).toEqual([])
  expect(close).toMatchObject({ reason: 'profitCap', quantity: '0.02' })
  // the bid is below the last price, so this is still less than the cap
  const profit = money(close?.close_price ?? '')
    .minus('20002.08')
    .times('0.02')
  expect(profit.lt('180.01872')).toBe(true)
  expect(money(close?.profit ?? '').eq(profit)).toBe(true)
})

test('what was closed in parts before, and what a gap closes, never earn more than 9 times the margin together', async () => {
  const id = await openLong()
  for (const [i, quantity] of ['0.0007', '0.0062', '0.0001'].entries()) {
    await desk.shut(user, { orderId: id, quantity, slippage: '0.01' })
    await desk.tick(2_000 + i * 1_000, '20001.00')
    await desk.run()
  }
  const left = await desk.position(id)
  await desk.tick(9_000, '95000.00')
  await desk.run()
  const closes = await desk.closes(id)
  expect(closes.map(({ reason }) => reason)).toEqual(['order', 'order', 'order', 'profitCap'])
  expect(toWire(sum(closes.map((c) => money(c.quantity))))).toBe('0.02')
  expect(toWire(sum(closes.map((c) => money(c.margin))))).toBe('20.00208')
  // the reserves of the parts went back to the house; what is left of 180.01872 is paid to the last digit
  expect(money(closes[3]?.profit ?? '').eq(left.max_profit)).toBe(true)
  expect(money(left.max_profit).lte(money(left.margin).times('9'))).toBe(true)
})

test('take-profit, cap, two closes, close all and two engines at one tick: closed once, by the take-profit', async () => {
  const id = await openLong()
  await modify(id, '25000', '')
  const part = await desk.shut(user, { orderId: id, quantity: '0.005', type: 2, price: '29000' })
  const market = await desk.shut(user, { orderId: id, quantity: '0.005', slippage: '0.01' })
  const { rows } = await closeAll()
  await desk.tick(2_000, '30000.00')
  await engines()
  const [close, ...more] = await desk.closes(id)
  expect(more).toEqual([])
  // 9 times the margin, whatever the gap: (30,000 - 20,002.08) x 0.02 would be 199.96
  expect(close).toMatchObject({ reason: 'takeProfit', quantity: '0.02' })
  expect(money(close?.profit ?? '').eq('180.01872')).toBe(true)
  const credited = money('20.00208')
    .plus('180.01872')
    .minus(close?.fee ?? '')
  expect(money(close?.credited ?? '').eq(credited)).toBe(true)
  // 1,000 - margin 20.00208 - opening fee 0.200021, then what was credited
  expect(await desk.money(user)).toEqual([toWire(money('979.797899').plus(credited)), '0'])
  for (const order of [market, ...rows]) {
    expect(await desk.order(order.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'positionClosed' })
  }
  expect((await desk.order(part.id)).state).toBe('cancelled')
})

test('a limit order that a stored tick fills is filled, though it is cancelled while the engines are at work', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await desk.open(user, { pubType: 2, pubPrice: '19900' })
    await desk.tick(1_000 + round * 2_000, '19800.00')
    const cancels = Array.from({ length: 3 }, () => desk.cancel(user, id))
    const settled = await Promise.allSettled([...cancels, engines()])
    expect(refusals(settled)).toEqual(Array(3).fill('ORDER_FINISHED'))
    expect(await desk.order(id)).toMatchObject({ state: 'filled' })
    await desk.tick(2_000 + round * 2_000, '20000.00')
    await desk.run()
  }
})

test('a limit order that is cancelled while the tick is stored ends one way, and its money with it', async () => {
  const ends: string[] = []
  for (let round = 0; round < 10; round++) {
    const { id } = await desk.open(user, { pubType: 2, pubPrice: '19900' })
    const tick = () => desk.tick(1_000 + round * 2_000, '19800.00')
    const cancels = () => Array.from({ length: 3 }, () => desk.cancel(user, id))
    const race = round % 2 === 0 ? [tick(), ...cancels(), engines()] : [...cancels(), engines(), tick()]
    const refused = refusals(await Promise.allSettled(race))
    await desk.run()
    const { state } = await desk.order(id)
    expect(refused).toEqual(Array(state === 'filled' ? 3 : 2).fill('ORDER_FINISHED'))
    ends.push(state)
    await desk.tick(2_000 + round * 2_000, '20000.00')
    await desk.run()
  }
  const filled = ends.filter((state) => state === 'filled').length
  const [positions] = await desk.ctx.db.query<{ count: string }>(
    'test.count',
    'select count(*) from contract_positions where user_id = $1',
    [user],
  )
  expect(positions?.count).toBe(String(filled))
})

test('a stop-loss that is taken away while its tick is stored either holds or is gone', async () => {
  for (let round = 0; round < 10; round++) {
    const at = 1_000 + round * 4_000
    const id = await openLong(at)
    await modify(id, '', '19900')
    const tick = () => desk.tick(at + 1_000, '19890.00')
    const work = [tick(), modify(id, '', ''), engines(), modify(id, '', '')]
    const refused = refusals(await Promise.allSettled(round % 2 === 0 ? work : work.reverse()))
    await desk.run()
    const { state } = await desk.position(id)
    // both are refused, or none: once it is taken away the tick means nothing
    expect(state).toBe(refused.length === 2 ? 'closed' : 'open')
    await desk.tick(at + 2_000, '20000.00')
    await desk.run()
  }
})

test('a storm: closes, double calls, close all, triggers and two engines close each position exactly once', async () => {
  for (let round = 0; round < 5; round++) {
    const at = 1_000 + round * 10_000
    const ids = [await openLong(at), await openLong(at + 1_000), await openLong(at + 2_000)]
    await Promise.all(ids.map((id, i) => modify(id, '20500', i === 0 ? '19900' : '')))
    refusals(
      await Promise.allSettled([
        ...ids.flatMap((id) => [
          desk.shut(user, { orderId: id, slippage: '0.01' }),
          desk.shut(user, { orderId: id, quantity: '0.013', type: 2, price: '20100' }),
        ]),
        closeAll(),
        engines(),
        desk.tick(at + 3_000, '19890.00'),
        ...ids.map((id) => modify(id, '', '19950')),
        closeAll(),
        engines(),
      ]),
    )
    for (const [i, price] of ['19889.00', '19000.00', '18000.00'].entries()) {
      await desk.tick(at + 4_000 + i * 1_000, price)
      await engines()
    }
    for (const id of ids) {
      expect(await desk.position(id)).toMatchObject({ state: 'closed', quantity: '0', closing: '0' })
      const closes = await desk.closes(id)
      expect(toWire(sum(closes.map((c) => money(c.quantity))))).toBe('0.02')
    }
    await desk.tick(at + 8_000, '20000.00')
    await desk.run()
  }
  expect((await desk.money(user))[1]).toBe('0')
})
