import { OPTIONS, USDT, WALLET } from '@core/domain'
import { money, toWire } from '@core/money'
import {
  DEFAULT_OPTIONS,
  optionSettings,
  settingsProblem,
  type OptionSettings,
} from '@server/options/settings'
import { seedOptions } from '@server/options/seed'
import { idempotent } from '@server/services/idempotent'
import { placeOption } from '@server/services/optionsPlace'
import { openDesk, TICKET, type Desk } from './desk'

const withLimit = (exposureLimit: string): OptionSettings => ({
  ...DEFAULT_OPTIONS,
  areas: DEFAULT_OPTIONS.areas.map((area) => ({ ...area, exposureLimit })),
})

let desk: Desk
beforeEach(async () => {
  desk = await openDesk(withLimit('152')) // room for two wins of 76
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

test.each([
  ['an unknown area', { areaId: '99' }, 'AREA_CLOSED'],
  ['an area id that is no number', { areaId: "1'--" }, 'AREA_CLOSED'],
  ['no area', { areaId: undefined }, 'AREA_CLOSED'],
  ['a pair that the area does not trade', { tradeId: 2 }, 'AREA_CLOSED'],
  ['no direction', { direction: undefined }, 'DIRECTION_REQUIRED'],
  ['a duration between two offered ones', { duration: 61 }, 'DURATION_UNAVAILABLE'],
  ['no duration where the user picks it', { duration: undefined }, 'DURATION_UNAVAILABLE'],
  ['no stake', { quantity: '' }, 'QUANTITY_REQUIRED'],
  ['a stake of words', { quantity: 'ten' }, 'AMOUNT_INVALID'],
  ['a seventh digit', { quantity: '1.0000001' }, 'AMOUNT_INVALID'],
  ['an exponent', { quantity: '1e2' }, 'AMOUNT_INVALID'],
  ['a negative stake', { quantity: '-5' }, 'AMOUNT_INVALID'],
  ['zero', { quantity: '0' }, 'AMOUNT_NOT_POSITIVE'],
  ['just under the minimum', { quantity: '0.999999' }, 'STAKE_OUT_OF_RANGE'],
  ['just over the maximum', { quantity: '5000.000001' }, 'STAKE_OUT_OF_RANGE'],
  ['another account type', { accountType: WALLET }, 'INVEST_ACCOUNT_REQUIRED'],
  ['no account type', { accountType: undefined }, 'INVEST_ACCOUNT_REQUIRED'],
  ['a pair that the feed lacks', { areaId: '2', tradeId: 2 }, 'PAIR_NOT_TRADABLE'],
] as const)('refuses %s', async (_, change, code) => {
  const user = await desk.trader()
  await expect(desk.place(user, change)).rejects.toMatchObject({ code })
  expect(await desk.money(user)).toEqual(['1000', '0'])
})

test('refuses a stake above the balance, and leaves no order and no reserve behind', async () => {
  const user = await desk.trader('99.999999')
  await expect(desk.place(user)).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE' })
  expect(await desk.money(user)).toEqual(['99.999999', '0'])
})

test('takes a price of 3,000 ms and refuses one of 3,001 ms', async () => {
  const user = await desk.trader()
  desk.wait(3_000)
  await desk.place(user)
  desk.wait(3_001)
  await expect(desk.place(user)).rejects.toMatchObject({ code: 'PRICE_STALE' })
})

test('the exposure limit holds for ten orders at once and opens again when one ends', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => desk.trader()))
  const results = await Promise.allSettled(users.map((user) => desk.place(user)))
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(2)
  for (const r of results)
    if (r.status === 'rejected') expect(r.reason).toMatchObject({ code: 'HOUSE_LIMIT' })
  desk.wait(4_001)
  await desk.run() // both void
  await desk.tick(5_000, '20000')
  await desk.place(await desk.trader())
})

test('the exposure limit: a stake whose win fills it to the last digit is taken, a millionth more is not', async () => {
  const user = await desk.trader()
  await desk.place(user) // 76 of 152
  // 76% of 100.000001 is 76.00000076, rounded down to 76; of 100.000002 it is 76.000001
  const over = desk.place(user, { quantity: '100.000002' })
  await expect(over).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
  expect(await desk.money(user)).toEqual(['900', '100'])
  await desk.place(user, { quantity: '100.000001' })
  await expect(desk.place(user, { quantity: '1' })).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
  expect(await desk.money(user)).toEqual(['799.999999', '200.000001'])
  await desk.place(user, { areaId: '11', duration: 300 }) // another area has its own limit
})

test("the limit of every area is the operator's", () => {
  const { areas } = optionSettings({ profile: 'demo', optionExposure: '500' })
  expect(new Set(areas.map((a) => a.exposureLimit))).toEqual(new Set(['500']))
})

describe('the account that the user chose pays the stake and gets the payout', () => {
  const both = {
    ...DEFAULT_OPTIONS,
    areas: DEFAULT_OPTIONS.areas.map((a) => ({ ...a, accountTypes: [2, 1] })),
  }
  const usdt = async (userId: string, accountType: number): Promise<[string, string]> => {
    const balances = await desk.ctx.ledger.balances(desk.ctx.db, userId)
    const found = balances.find((b) => b.accountType === accountType && b.currencyId === USDT)
    return [toWire(money(found?.available ?? '0')), toWire(money(found?.frozen ?? '0'))]
  }
  // By hand: of 10,000 USDT in the Wallet 1,000 were moved to Options.
  test.each([
    [OPTIONS, WALLET, ['900', '100'], ['1076', '0'], ['9000', '0']],
    [WALLET, OPTIONS, ['8900', '100'], ['9076', '0'], ['1000', '0']],
  ] as const)('account %i, and account %i stands still', async (chosen, other, running, won, still) => {
    await seedOptions(desk.ctx, both)
    const user = await desk.trader()
    await desk.place(user, { accountType: chosen })
    expect([await usdt(user, chosen), await usdt(user, other)]).toEqual([running, still])
    await desk.tick(1_000, '20000')
    await desk.run()
    await desk.tick(61_000, '20001')
    await desk.tick(62_000, '20001')
    await desk.run()
    expect([await usdt(user, chosen), await usdt(user, other)]).toEqual([won, still])
  })
  test('a stake above its own balance is refused whatever the other one holds', async () => {
    await seedOptions(desk.ctx, both)
    const user = await desk.trader('50')
    await expect(desk.place(user)).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE' })
    await desk.place(user, { accountType: WALLET })
    expect(await usdt(user, OPTIONS)).toEqual(['50', '0'])
  })
})

test('a double tap under one key places one order and answers the same twice', async () => {
  const userId = await desk.trader()
  const tap = () =>
    idempotent(
      desk.ctx,
      { session: { id: null, userId }, call: 'options.order', key: 'tap', body: TICKET },
      (t) => placeOption(desk.ctx, t, userId, TICKET),
    )
  const [first, second] = await Promise.all([tap(), tap()])
  expect(second).toEqual(first)
  expect(await desk.money(userId)).toEqual(['900', '100'])
})

test('an assigned area needs no duration: the platform fixes it', async () => {
  const order = await desk.place(await desk.trader(), { areaId: '11', duration: undefined })
  expect(order.duration).toBe(300)
})

test('an area that is no longer configured takes no orders; running ones keep their terms', async () => {
  const user = await desk.trader()
  const { id } = await desk.place(user)
  await seedOptions(desk.ctx, { ...DEFAULT_OPTIONS, areas: DEFAULT_OPTIONS.areas.slice(1) })
  await expect(desk.place(user)).rejects.toMatchObject({ code: 'AREA_CLOSED' })
  await desk.tick(1_000, '20000')
  await desk.tick(61_000, '20001')
  await desk.tick(62_000, '20001')
  await desk.run()
  expect(await desk.order(id)).toMatchObject({ outcome: 'win' })
  expect(await desk.money(user)).toEqual(['1076', '0'])
})

describe('settings that the server refuses to start with', () => {
  const first = DEFAULT_OPTIONS.areas.slice(0, 1)
  const problemWith = (change: object, production = false) =>
    settingsProblem(
      { ...DEFAULT_OPTIONS, areas: first.map((area) => ({ ...area, ...change })) },
      production,
      ['0.05'],
    )
  test.each([
    ['players win on average', { durations: [{ seconds: 60, payoutRate: '0.95' }] }, /below 1/],
    ['an assigned area with two durations', { kind: 'assigned' }, /exactly one/],
    ['a minimum above the maximum', { minStake: '6000' }, /smallest/],
    ['an unknown pair', { tradeId: 9 }, /no pair/],
    ['no exposure', { exposureLimit: '0' }, /above 0/],
    ['a duration of 10 s', { durations: [{ seconds: 10, payoutRate: '0.7' }] }, /above 10/],
  ])('%s', (_, change, message) => {
    expect(problemWith(change)).toMatch(message)
  })
  test('BBT is an underlying in the demo only', () => {
    const pairs = (profile: 'demo' | 'production') =>
      optionSettings({ profile, optionExposure: '9' }).areas.map((a) => a.tradeId)
    expect(pairs('demo')).toEqual([1, 2, 3, 4, 1, 2])
    expect(pairs('production')).toEqual([1, 2, 3, 1, 2])
    expect(problemWith({ tradeId: 4 })).toBeNull()
    expect(problemWith({ tradeId: 4 }, true)).toMatch(/underlying/)
  })
  test('the defaults are fine, in production too, with rewards of 5%', () => {
    expect(settingsProblem(DEFAULT_OPTIONS, true, ['0.05'])).toBeNull()
    expect(DEFAULT_OPTIONS.areas[0]?.accountTypes).toEqual([OPTIONS])
  })
})
