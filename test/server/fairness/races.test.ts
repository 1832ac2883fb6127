import { changeLimits, ownLimits } from '@server/services/fairness/ownLimits'
import { idempotent } from '@server/services/idempotent'
import { placeOption } from '@server/services/optionsPlace'
import { MARKET } from '@core/domain/contracts'
import { money } from '@core/money'
import { seedContracts } from '@server/contracts/seed'
import { openContract } from '@server/services/contracts/open'
import { fund as fundContracts, LONG } from '../contracts/desk'
import { openDesk, TICKET, type Desk } from '../options/desk'

const ORDERS = 50

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  await desk.tick(0, '20000.00')
  user = await desk.trader('5000')
})
afterEach(() => desk.close())

/** 50 orders of 10 USDT at once, as 50 calls with keys of their own. @returns the refusals' codes */
const fire = async (): Promise<string[]> => {
  const order = { ...TICKET, quantity: '10' }
  const calls = Array.from({ length: ORDERS }, (_, i) =>
    idempotent(
      desk.ctx,
      {
        session: { id: null, userId: user },
        call: 'options.order',
        key: `race-${i}-0123456789`,
        body: order,
      },
      async (t) => ({ id: (await placeOption(desk.ctx, t, user, order)).id }),
    ),
  )
  const settled = await Promise.allSettled(calls)
  return settled.flatMap((s) =>
    s.status === 'rejected' ? [String((s.reason as { code?: string }).code)] : [],
  )
}

test('50 orders of 10 at once under a daily loss limit of 75: 7 pass, 43 are refused', async () => {
  await desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { dailyLoss: '75' }))
  const refusals = await fire()
  expect(refusals).toEqual(Array.from({ length: 43 }, () => 'OWN_LOSS_LIMIT'))
  expect((await ownLimits(desk.ctx, user)).today).toMatchObject({ atRisk: '70', left: '5' })
  expect(await desk.money(user)).toEqual(['4930', '70'])
})

test('50 orders at once without limits all pass', async () => {
  expect(await fire()).toEqual([])
  expect(await desk.money(user)).toEqual(['4500', '500'])
})

test('a limit set while orders rush in: whatever passed before it, none passes it afterwards', async () => {
  const rush = fire()
  await desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { dailyLoss: '75' }))
  const before = (await ownLimits(desk.ctx, user)).today
  const refusals = await rush
  const after = (await ownLimits(desk.ctx, user)).today
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? ['OWN_LOSS_LIMIT'] : []))
  // Orders that were under way when the limit came had been asked before there was a row to lock.
  const passed = (ORDERS - refusals.length) * 10
  expect(after.atRisk).toBe(String(passed))
  expect(Number(after.atRisk)).toBeGreaterThanOrEqual(Number(before.atRisk))
  await expect(desk.place(user, { quantity: String(Math.max(76 - passed, 1)) })).rejects.toMatchObject({
    code: 'OWN_LOSS_LIMIT',
  })
})

test('raising at once from many devices waits once and passes nothing', async () => {
  await desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { maxStake: '5' }))
  await Promise.all(
    Array.from({ length: 20 }, () =>
      desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { maxStake: '100' })),
    ),
  )
  expect(await fire()).toEqual(Array.from({ length: ORDERS }, () => 'OWN_STAKE_LIMIT'))
  const { maxStake } = await ownLimits(desk.ctx, user)
  expect(maxStake.value).toBe('5')
  expect(maxStake.next?.value).toBe('100')
})

test('options and contracts at once under one daily loss limit of 75 never risk more together', async () => {
  const { ctx } = desk
  ctx.market.tradable = () => true
  await seedContracts(ctx)
  await fundContracts(ctx, user, '1000')
  await ctx.db.tx((t) => changeLimits(ctx, t, user, { dailyLoss: '75' }))
  const contract = () => ctx.db.tx((t) => openContract(ctx, t, user, LONG, MARKET))
  // Of each kind alone more than the limit: 200 in stakes, 10 times 20.2404 in margins and fees (example 1).
  const settled = await Promise.allSettled(
    Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? contract() : desk.place(user, { quantity: '10' }))),
  )
  const refusals = settled.flatMap((s) => (s.status === 'rejected' ? [s.reason as { code: string }] : []))
  expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['OWN_LOSS_LIMIT']))
  const { atRisk, left } = (await ownLimits(ctx, user)).today
  expect(
    money(atRisk)
      .plus(left ?? '')
      .eq('75'),
  ).toBe(true)
  // an option was refused, so that no other one fits
  expect(money(left ?? '').lt('10')).toBe(true)
})

test('a break that begins while orders rush in: none passes once it is told', async () => {
  await desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { maxStake: '100' }))
  const rush = fire()
  await desk.ctx.db.tx((t) => changeLimits(desk.ctx, t, user, { coolOffHours: 1 }))
  const before = await running()
  const refusals = await rush
  expect(await running()).toBe(before)
  expect(refusals).toEqual(Array.from({ length: ORDERS - before }, () => 'COOLING_OFF'))
})

const running = async (): Promise<number> => {
  const sql = 'select count(*)::int as count from option_orders where user_id = $1'
  return (await desk.ctx.db.query<{ count: number }>('test.running', sql, [user]))[0]?.count ?? 0
}
