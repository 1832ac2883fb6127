import type { OrderEvent } from '@server/bus'
import { issueBatch } from '@server/receipts/issue'
import { openReceiptKeys } from '@server/receipts/keys'
import { pruneTicks } from '@server/market/write'
import { NOON } from '../../helpers/context'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

test('worked example of docs/trading.md: a call of 100 at 76% wins and credits 176', async () => {
  const user = await desk.trader()
  const events: OrderEvent[] = []
  desk.ctx.bus.subscribe('order', (event) => events.push(event))
  const placed = await desk.place(user)
  expect(placed).toMatchObject({ state: 'accepted', accepted_seq: '1', accepted_at: String(NOON) })
  expect(await desk.money(user)).toEqual(['900', '100'])

  await desk.tick(1_000, '20001.00')
  await desk.run()
  expect(await desk.order(placed.id)).toMatchObject({
    state: 'open',
    open_seq: '2',
    settle_at: String(NOON + 61_000),
  })
  await desk.tick(60_500, '20000.50')
  await desk.tick(61_000, '20001.01') // at the settle second: decides
  await desk.tick(61_999, '10000.00') // later: must not matter
  await desk.run()
  expect((await desk.order(placed.id)).state).toBe('open') // the watermark has not passed
  await desk.tick(62_000, '10000.00')
  await desk.run()
  expect(await desk.order(placed.id)).toMatchObject({ state: 'settled', outcome: 'win', settle_seq: '4' })
  expect(await desk.money(user)).toEqual(['1076', '0'])
  expect(events).toEqual([1, 2, 3].map(() => ({ userId: user, orderId: placed.id })))
})

test.each([
  ['up', '19999.99', 'loss', '900'],
  ['down', '19999.99', 'win', '1076'],
  ['down', '20000.01', 'loss', '900'],
  ['up', '20000.00', 'equal', '1000'],
] as const)('%s from 20000 to %s is %s and leaves %s', async (direction, price, outcome, left) => {
  const user = await desk.trader()
  const { id } = await desk.place(user, { direction })
  await desk.tick(1_000, '20000.00')
  await desk.tick(60_900, price)
  await desk.tick(62_000, '20000.00')
  await desk.run()
  expect(await desk.order(id)).toMatchObject({ state: 'settled', outcome, settle_seq: '3' })
  expect(await desk.money(user)).toEqual([left, '0'])
})

describe('void: the stake comes back', () => {
  const expectVoid = async (user: string, id: string, reason: string): Promise<void> => {
    expect(await desk.order(id)).toMatchObject({ state: 'void', void_reason: reason })
    expect(await desk.money(user)).toEqual(['1000', '0'])
  }

  test('the first tick comes 3,001 ms after acceptance', async () => {
    const user = await desk.trader()
    const { id } = await desk.place(user)
    await desk.tick(3_001, '20001')
    await desk.run()
    await expectVoid(user, id, 'noOpenTick')
  })

  test('the first tick comes exactly 3,000 ms after acceptance: opens', async () => {
    const { id } = await desk.place(await desk.trader())
    await desk.tick(3_000, '20001')
    await desk.run()
    expect((await desk.order(id)).state).toBe('open')
  })

  test('no tick at all, once the watermark is past the last moment for one', async () => {
    const user = await desk.trader()
    const { id } = await desk.place(user)
    desk.wait(4_000)
    await desk.run()
    expect((await desk.order(id)).state).toBe('accepted')
    desk.wait(4_001)
    await desk.run()
    await expectVoid(user, id, 'noOpenTick')
  })

  test('the last tick is 3,001 ms older than the settle second', async () => {
    const user = await desk.trader()
    const { id } = await desk.place(user)
    await desk.tick(1_000, '20000')
    await desk.tick(57_999, '20001')
    await desk.tick(62_000, '20002')
    await desk.run()
    await expectVoid(user, id, 'staleSettleTick')
  })

  test('the last tick is exactly 3,000 ms older: settles on it', async () => {
    const { id } = await desk.place(await desk.trader())
    await desk.tick(1_000, '20000')
    await desk.tick(58_000, '20001')
    await desk.tick(62_000, '10000')
    await desk.run()
    expect(await desk.order(id)).toMatchObject({ state: 'settled', outcome: 'win' })
  })

  test('nothing traded between: open and settle on the same tick', async () => {
    const user = await desk.trader()
    const { id } = await desk.place(user)
    await desk.tick(1_000, '20000')
    desk.wait(62_000)
    await desk.run()
    await expectVoid(user, id, 'sameTick')
  })
})

test('an order is judged by ticks of its own time when the engine was away for an hour', async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  await desk.tick(1_000, '20000')
  await desk.tick(61_000, '20001')
  await desk.tick(3_600_000, '15000')
  await desk.run()
  expect(await desk.order(id)).toMatchObject({
    state: 'settled',
    outcome: 'win',
    open_seq: '2',
    settle_seq: '3',
  })
})

test('ticks that a running order needs outlive their age, and go once it is settled and its receipt is issued', async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  await desk.tick(1_000, '20000')
  await desk.run()
  await desk.tick(61_000, '20001')
  await desk.tick(3 * 86_400_000, '15000') // the server was down for three days
  const prune = () => desk.ctx.db.tx((t) => pruneTicks(t, 1, NOON + 86_400_000))
  await prune()
  await desk.run()
  expect(await desk.order(id)).toMatchObject({ state: 'settled', outcome: 'win', settle_seq: '3' })
  const ticks = () => desk.ctx.db.query<{ seq: string }>('test.ticks', 'select seq from ticks order by seq')
  await prune()
  expect((await ticks()).map(({ seq }) => seq)).toEqual(['1', '2', '3', '4'])
  await openReceiptKeys(desk.ctx)
  await desk.ctx.db.tx((t) => issueBatch(desk.ctx, t))
  await prune()
  expect(await ticks()).toEqual([{ seq: '4' }])
})
