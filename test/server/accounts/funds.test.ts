import { CONTRACT, OPTIONS, USDT, WALLET } from '@core/domain'
import { money, sum, toWire } from '@core/money'
import { assetsOf, balancesOf } from '@server/services/accounts'
import { fundPage, type FundFilter } from '@server/services/fundsHistory'
import { moveFunds } from '@server/services/fundsMove'
import { openContext, type TestContext } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'

let ctx: TestContext
let userId: string
beforeAll(async () => {
  ctx = await openContext()
  userId = await ctx.fundedUser()
})
afterAll(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const all = async (filter: FundFilter) => (await fundPage(ctx.db, userId, filter, { limit: 100 })).list

const move = (amount: string, from = WALLET, to = OPTIONS) =>
  ctx.db.tx((t) => moveFunds(ctx, t, { userId, from, to, currencyId: USDT, amount }))

test('a demo user starts with 10,000 USDT, 10,000 TRX, 1,000 BBT, 1 ETH and 0.1 BTC in the wallet', async () => {
  const assets = assetsOf(ctx, await balancesOf(ctx, userId, WALLET))
  expect(assets.balance_usdt).toMatchObject({ available: '10000', frozen: '0', total: '10000' })
  expect(assets.balance_trx.total).toBe('10000')
  expect(assets.balance_bbt.total).toBe('1000')
  expect(assets.balance_eth.total).toBe('1')
  expect(assets.balance_btc.total).toBe('0.1')
})

test('a move of 100.5 USDT shows on both sides, as types 4 and 16 with running balances', async () => {
  const before = await all({ currencyId: USDT })
  await move('100.5')
  const entries = await all({ currencyId: USDT })
  expect(entries).toHaveLength(before.length + 2)
  const ofType = (type: number) => entries.find((e) => e.type === type)
  expect(ofType(4)).toMatchObject({ accountType: WALLET, amount: '-100.5', balanceAfter: '9899.5' })
  expect(ofType(16)).toMatchObject({ accountType: OPTIONS, amount: '100.5', balanceAfter: '100.5' })
})

test('the entries of an account sum to its available balance', async () => {
  await move('33.333333')
  await move('0.000001', OPTIONS, CONTRACT)
  for (const accountType of [WALLET, OPTIONS, CONTRACT]) {
    const entries = await all({ accountType, currencyId: USDT })
    const [balance] = await balancesOf(ctx, userId, accountType)
    expect(toWire(sum(entries.map((e) => money(e.amount))))).toBe(toWire(money(balance?.available ?? 'x')))
  }
})

test.each([
  ['0', 'AMOUNT_NOT_POSITIVE'],
  ['-1', 'AMOUNT_INVALID'],
  ['', 'AMOUNT_REQUIRED'],
  ['1e-30', 'AMOUNT_INVALID'],
  ['0.0000001', 'AMOUNT_INVALID'],
  ['99999999999999999999', 'INSUFFICIENT_AVAILABLE'],
  ['१२', 'AMOUNT_INVALID'],
])('the amount %p is refused as %s', async (amount, code) => {
  await expect(move(amount)).rejects.toMatchObject({ code })
})

test('from an account to itself is refused', async () => {
  await expect(move('1', WALLET, WALLET)).rejects.toMatchObject({ code: 'SAME_ACCOUNT' })
})
