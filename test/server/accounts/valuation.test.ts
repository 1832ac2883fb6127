import { FUND, OPTIONS, USDT, WALLET, type CurrencyId, type FundTypeId } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { moveFunds } from '@server/services/fundsMove'
import { valuationOf } from '@server/services/valuation'
import { uuidv7 } from '@server/store/ids'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { payment } from '../../helpers/ledger'

/** Expected figures are worked out by hand beside each test. */

const HOUR = 3_600_000
const YESTERDAY = NOON - 24 * HOUR
const BTC: CurrencyId = 5

let ctx: TestContext
beforeEach(async () => {
  ctx = await openContext({ FIAT_RATE: '7.20', FIAT_RATE_DATE: '2024-05-14' })
})
afterEach(() => ctx.close())

const at = async (time: number, work: () => Promise<unknown>): Promise<void> => {
  ctx.clock.time = time
  await work()
  ctx.clock.time = NOON
}

const newUser = async (): Promise<string> => {
  const userId = uuidv7()
  await ctx.db.tx((t) => ctx.ledger.openUser(t, userId))
  return userId
}

const give = (userId: string, currencyId: CurrencyId, amount: string, type: FundTypeId) =>
  ctx.db.tx((t) =>
    ctx.ledger.post(t, [
      payment(houseAccount('issuance', currencyId, 0), userAccount(userId, WALLET, currencyId), amount, type),
    ]),
  )

test('1,000 USDT and 0.5 BTC at 60,000 are 31,000 USDT, and at 7.20 are 223,200.00 CNY', async () => {
  const userId = await newUser()
  Object.assign(ctx.market, { prices: { 1: '1', 5: '60000' } })
  await give(userId, USDT, '1000', FUND.chainDeposit)
  await give(userId, BTC, '0.5', FUND.chainDeposit)
  const value = await valuationOf(ctx, userId)
  expect(value).toMatchObject({
    usdt: '31000',
    fiat: '223200',
    rate: '7.20',
    rateDate: '2024-05-14',
    fiatCurrency: 'CNY',
  })
})

test('held since yesterday, a rise from 50,000 to 60,000 on 0.5 BTC is a profit of 5,000 or 20 %', async () => {
  const userId = await newUser()
  Object.assign(ctx.market, { prices: { 1: '1', 5: '60000' }, earlier: { 1: '1', 5: '50000' } })
  await at(YESTERDAY, () => give(userId, BTC, '0.5', FUND.chainDeposit))
  const { today } = await valuationOf(ctx, userId)
  expect(today).toEqual({
    profit: '5000',
    percent: '20',
    valueNow: '30000',
    valueAtStart: '25000',
    netFlows: '0',
  })
})

test('a deposit of today is no profit: 100 at the start, 400 deposited, 500 now', async () => {
  const userId = await newUser()
  await at(YESTERDAY, () => give(userId, USDT, '100', FUND.chainDeposit))
  await at(NOON - HOUR, () => give(userId, USDT, '400', FUND.chainDeposit))
  const { today } = await valuationOf(ctx, userId)
  expect(today).toMatchObject({ profit: '0', percent: '0', valueAtStart: '100', netFlows: '400' })
})

test('an option profit of today is profit: 200 at the start, 50 won, 25 %', async () => {
  const userId = await newUser()
  await at(YESTERDAY, () => give(userId, USDT, '200', FUND.openingBalance))
  await give(userId, USDT, '50', FUND.profit)
  const { today } = await valuationOf(ctx, userId)
  expect(today).toMatchObject({ profit: '50', percent: '25', netFlows: '0' })
})

test('BTC deposited at 50,000 and now 60,000 earns only the difference: 0.1 BTC gives 1,000 on 5,000', async () => {
  const userId = await newUser()
  Object.assign(ctx.market, { prices: { 1: '1', 5: '60000' }, earlier: { 1: '1', 5: '50000' } })
  await at(NOON - HOUR, () => give(userId, BTC, '0.1', FUND.chainDeposit))
  const { today } = await valuationOf(ctx, userId)
  expect(today).toMatchObject({ profit: '1000', percent: '20', valueAtStart: '0', netFlows: '5000' })
})

test('moving between own accounts is neither flow nor profit', async () => {
  const userId = await newUser()
  await at(YESTERDAY, () => give(userId, USDT, '100', FUND.chainDeposit))
  await ctx.db.tx((t) =>
    moveFunds(ctx, t, { userId, from: WALLET, to: OPTIONS, currencyId: USDT, amount: '40' }),
  )
  const { usdt, today } = await valuationOf(ctx, userId)
  expect(usdt).toBe('100')
  expect(today).toMatchObject({ profit: '0', netFlows: '0' })
})

test('a currency without a market is left out; a traded one without a price makes the total unknown', async () => {
  const userId = await newUser()
  await give(userId, USDT, '7', FUND.chainDeposit)
  await give(userId, BTC, '1', FUND.chainDeposit)
  expect((await valuationOf(ctx, userId)).usdt).toBe('7')
  ctx.market.tradable = () => true
  expect(await valuationOf(ctx, userId)).toMatchObject({ usdt: null, fiat: null, today: null })
})
