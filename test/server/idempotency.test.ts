import { OPTIONS, USDT, WALLET } from '@core/domain'
import { moveFunds } from '@server/services/fundsMove'
import { idempotent } from '@server/services/idempotent'
import { openContext, type TestContext } from '../helpers/context'
import { unbalancedCurrencies } from '../helpers/ledger'

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext()
})
afterAll(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const move = (userId: string, key: string, amount: string) => {
  const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount }
  return idempotent(ctx, { session: { id: null, userId }, call: 'account.fundsMovement', key, body }, (t) =>
    moveFunds(ctx, t, { userId, ...body }),
  )
}

const optionsOf = async (userId: string): Promise<number> => {
  const balances = await ctx.ledger.balances(ctx.db, userId)
  return Number(balances.find((b) => b.accountType === OPTIONS && b.currencyId === USDT)?.available)
}

test('a double tap moves once, and both taps get the same answer', async () => {
  const userId = await ctx.fundedUser()
  const [first, second] = await Promise.all([move(userId, 'tap', '25'), move(userId, 'tap', '25')])
  expect(second).toEqual(first)
  expect(await optionsOf(userId)).toBe(25)
})

test('twenty taps at once under one key move once', async () => {
  const userId = await ctx.fundedUser()
  const answers = await Promise.all(Array.from({ length: 20 }, () => move(userId, 'many', '3')))
  expect(new Set(answers.map((a) => a.id)).size).toBe(1)
  expect(await optionsOf(userId)).toBe(3)
})

test('another body under the same key is refused and moves nothing', async () => {
  const userId = await ctx.fundedUser()
  await move(userId, 'same', '10')
  await expect(move(userId, 'same', '11')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  expect(await optionsOf(userId)).toBe(10)
})

test('the order of fields does not make another body', async () => {
  const userId = await ctx.fundedUser()
  const first = { a: 1, b: 2 }
  const run = (body: object) =>
    idempotent(ctx, { session: { id: null, userId }, call: 'options.order', key: 'order', body }, () =>
      Promise.resolve({ done: true }),
    )
  await run(first)
  await expect(run({ b: 2, a: 1 })).resolves.toEqual({ done: true })
})

test('a refused call leaves its key free: after a refusal the same key may ask again', async () => {
  const userId = await ctx.fundedUser()
  await expect(move(userId, 'retry', '10000.000001')).rejects.toMatchObject({
    code: 'INSUFFICIENT_AVAILABLE',
  })
  await expect(move(userId, 'retry', '1')).resolves.toBeDefined()
  expect(await optionsOf(userId)).toBe(1)
})

test('a key belongs to its user and its call', async () => {
  const [anna, ben] = [await ctx.fundedUser(), await ctx.fundedUser()]
  await move(anna, 'shared', '1')
  await move(ben, 'shared', '2')
  const other = idempotent(
    ctx,
    { session: { id: null, userId: anna }, call: 'options.order', key: 'shared', body: {} },
    () => Promise.resolve({ other: true }),
  )
  await expect(other).resolves.toEqual({ other: true })
  expect([await optionsOf(anna), await optionsOf(ben)]).toEqual([1, 2])
})
