import type { RequestOf } from '@core/contract/schemas'
import { cancelOption } from '@server/services/optionsCancel'
import { changeLimits, ownLimits } from '@server/services/fairness/ownLimits'
import { openDesk, type Desk } from '../options/desk'
import { NOON } from '../../helpers/context'
import { addClose, addPosition, addWorkingOrder } from './contractRows'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  await desk.tick(0, '20000.00')
  user = await desk.trader('5000')
})
afterEach(() => desk.close())

const change = (wish: RequestOf<'ext.limits'>): Promise<void> =>
  desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, wish))
const view = () => ownLimits(desk.ctx, user)
const place = (quantity: string) => desk.place(user, { quantity })
/** Lets every running call lose (or win) a minute later. */
const settle = async (from: number, price: string): Promise<void> => {
  await desk.tick(from, '20000.00')
  await desk.run()
  await desk.tick(from + 60_000, price)
  await desk.tick(from + 61_000, price)
  await desk.run()
}
const LOSS = '19999.99'
const WIN = '20000.01'

describe('the limit for one order', () => {
  test('takes a stake at it and one just under it, refuses one just over it', async () => {
    await change({ maxStake: '100' })
    await place('100')
    await place('99.999999')
    await expect(place('100.000001')).rejects.toMatchObject({
      code: 'OWN_STAKE_LIMIT',
      params: { limit: '100' },
    })
    expect(await desk.money(user)).toEqual(['4800.000001', '199.999999'])
  })

  test.each([
    ['-5', 'AMOUNT_INVALID'],
    ['ten', 'AMOUNT_INVALID'],
    ['1.0000001', 'AMOUNT_INVALID'],
    ['0', 'AMOUNT_NOT_POSITIVE'],
  ])('cannot be %s', async (maxStake, code) => {
    await expect(change({ maxStake })).rejects.toMatchObject({ code })
    expect((await view()).maxStake).toEqual({ value: null, next: null })
  })
})

describe('the daily loss limit', () => {
  test('counts what runs: at it, just under it, just over it', async () => {
    await change({ dailyLoss: '100' })
    await place('60')
    await expect(place('40.000001')).rejects.toMatchObject({
      code: 'OWN_LOSS_LIMIT',
      params: { limit: '100', left: '40' },
    })
    await place('39')
    await place('1')
    expect((await view()).today).toMatchObject({ lost: '0', atRisk: '100', left: '0' })
    await expect(place('1')).rejects.toMatchObject({ code: 'OWN_LOSS_LIMIT' })
  })

  // docs/trading.md, "Fair to the user": the day of the worked example, step by step.
  test('the worked example: limit 100; 40 lost, 76% of 50 won, 30 running, 68 still allowed', async () => {
    await change({ dailyLoss: '100' })
    await place('40')
    await settle(1_000, LOSS)
    expect((await view()).today).toMatchObject({ lost: '40', atRisk: '0', left: '60' })
    await place('50')
    expect((await view()).today).toMatchObject({ lost: '40', atRisk: '50', left: '10' })
    await settle(62_000, WIN)
    expect((await view()).today).toMatchObject({ lost: '2', atRisk: '0', left: '98' })
    await place('30')
    expect((await view()).today).toMatchObject({ lost: '2', atRisk: '30', left: '68' })
    await expect(place('68.000001')).rejects.toMatchObject({ code: 'OWN_LOSS_LIMIT', params: { left: '68' } })
    await place('68')
  })

  test('a gain makes up for losses of the day but does not widen the limit', async () => {
    await change({ dailyLoss: '100' })
    await place('100')
    await settle(1_000, WIN)
    expect((await view()).today).toMatchObject({ lost: '0', left: '100' })
    await expect(place('100.000001')).rejects.toMatchObject({ code: 'OWN_LOSS_LIMIT' })
    await place('100')
  })

  test('an order that was void is no longer at risk', async () => {
    await change({ dailyLoss: '100' })
    await place('100')
    desk.wait(5_000)
    await desk.run()
    expect((await view()).today).toMatchObject({ lost: '0', atRisk: '0', left: '100' })
  })

  test('starts anew at 00:00 UTC of the market; what still runs then stays at risk', async () => {
    await change({ dailyLoss: '100' })
    await place('40')
    await settle(1_000, LOSS)
    expect((await view()).today).toMatchObject({ lost: '40', endsAt: NOON + 12 * HOUR })
    await desk.tick(12 * HOUR - 1, '20000.00')
    expect((await view()).today).toMatchObject({ lost: '40', left: '60' })
    await place('60')
    await desk.tick(12 * HOUR, '20000.00')
    expect((await view()).today).toMatchObject({
      lost: '0',
      atRisk: '60',
      left: '40',
      endsAt: NOON + 36 * HOUR,
    })
    await settle(12 * HOUR + 1_000, LOSS)
    expect((await view()).today).toMatchObject({ lost: '0', atRisk: '0', left: '100' })
  })
})

describe('contracts count in', () => {
  // Position: margin 50, opening fee 0.5. Working order: margin 20, fee 0.2; one that closes risks nothing.
  // Closed today: margin 30 + opening fee 0.3, credited 22.3: a loss of 8. Closed yesterday: not counted.
  test('margins with their fees at risk, results with their fees', async () => {
    await change({ dailyLoss: '100' })
    await addPosition(desk.ctx.db, user, { margin: '50', fee: '0.5' })
    await addPosition(desk.ctx.db, user, { margin: '1000', fee: '5', closed: true })
    await addWorkingOrder(desk.ctx.db, user, { margin: '20', fee: '0.2' })
    await addWorkingOrder(desk.ctx.db, user, { margin: '400', fee: '4', closes: true })
    await addClose(desk.ctx.db, user, { margin: '30', fee: '0.3', credited: '22.3', at: NOON - HOUR })
    await addClose(desk.ctx.db, user, { margin: '500', fee: '1', credited: '0', at: NOON - 13 * HOUR })
    expect((await view()).today).toMatchObject({ lost: '8', atRisk: '70.7', left: '21.3' })
    await expect(place('21.300001')).rejects.toMatchObject({ code: 'OWN_LOSS_LIMIT' })
    await place('21.3')
  })
})

describe('changing a limit', () => {
  test('a first and a lower value hold at once; a higher one after 24 hours, to the millisecond', async () => {
    await change({ maxStake: '50' })
    await change({ maxStake: '20' })
    expect((await view()).maxStake).toEqual({ value: '20', next: null })
    await change({ maxStake: '80' })
    const start = desk.ctx.clock.time
    expect((await view()).maxStake).toEqual({ value: '20', next: { value: '80', at: start + DAY } })
    desk.ctx.clock.time = start + DAY - 1
    await expect(place('20.000001')).rejects.toMatchObject({ code: 'OWN_STAKE_LIMIT' })
    desk.ctx.clock.time = start + DAY
    await place('80')
    await expect(place('80.000001')).rejects.toMatchObject({ code: 'OWN_STAKE_LIMIT' })
    expect((await view()).maxStake).toEqual({ value: '80', next: null })
  })

  test('removing waits a day too, and can be cancelled meanwhile', async () => {
    await change({ dailyLoss: '10' })
    await change({ dailyLoss: '' })
    const start = desk.ctx.clock.time
    expect((await view()).dailyLoss).toEqual({ value: '10', next: { value: null, at: start + DAY } })
    await change({ cancel: 'dailyLoss' })
    desk.ctx.clock.time = start + DAY
    expect((await view()).dailyLoss).toEqual({ value: '10', next: null })
    await change({ dailyLoss: '' })
    desk.ctx.clock.time = start + 2 * DAY
    expect((await view()).dailyLoss).toEqual({ value: null, next: null })
    await place('100')
  })

  test('asking again for the same does not wait anew; another wish does; a lower one drops what waits', async () => {
    await change({ maxStake: '10' })
    const start = desk.ctx.clock.time
    await change({ maxStake: '30' })
    desk.ctx.clock.time = start + HOUR
    await change({ maxStake: '30' })
    expect((await view()).maxStake.next).toEqual({ value: '30', at: start + DAY })
    await change({ maxStake: '40' })
    expect((await view()).maxStake.next).toEqual({ value: '40', at: start + HOUR + DAY })
    await change({ maxStake: '9' })
    expect((await view()).maxStake).toEqual({ value: '9', next: null })
  })

  test('one limit does not touch the other', async () => {
    await change({ maxStake: '10' })
    await change({ dailyLoss: '20' })
    await change({ dailyLoss: '15' })
    expect(await view()).toMatchObject({ maxStake: { value: '10' }, dailyLoss: { value: '15' } })
  })

  test('nothing to change is refused', () =>
    expect(change({})).rejects.toMatchObject({ code: 'LIMIT_CHANGE_REQUIRED' }))
})

describe('a break', () => {
  test.each([1, 24, 168, 720] as const)('of %i hours refuses until its last millisecond', async (hours) => {
    await change({ coolOffHours: hours })
    const until = desk.ctx.clock.time + hours * HOUR
    desk.ctx.clock.time = until - 1
    await expect(place('10')).rejects.toMatchObject({
      code: 'COOLING_OFF',
      params: { until: new Date(until).toISOString() },
    })
    desk.ctx.clock.time = until
    await place('10')
    expect((await view()).coolOffUntil).toBeNull()
  })

  test('can be made longer, never shorter', async () => {
    await change({ coolOffHours: 24 })
    const start = desk.ctx.clock.time
    await expect(change({ coolOffHours: 1 })).rejects.toMatchObject({ code: 'COOL_OFF_SHORTER' })
    expect((await view()).coolOffUntil).toBe(start + DAY)
    await change({ coolOffHours: 168 })
    expect((await view()).coolOffUntil).toBe(start + 7 * DAY)
  })

  test('leaves cancelling alone', async () => {
    const cancelled = await place('10')
    await change({ coolOffHours: 1 })
    const { row } = await desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, user, { orderId: cancelled.id }))
    expect(row.state).toBe('cancelled')
  })
})
