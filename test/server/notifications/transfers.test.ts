import { readAmount, USDT } from '@core/domain'
import { payUser } from '@server/services/transfers/payUser'
import { lookUp } from '@server/services/transfers/recipients'
import { openContext, type TestContext } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { newUser } from '../transfers/helper'
import { toldOf } from './told'

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext()
}, 60_000)
afterAll(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const pay = async (userId: string, uid: string, text: string): Promise<string> => {
  const { recipientId } = await lookUp(ctx, userId, { method: 'uid', account: uid })
  const { amount } = readAmount(text, 6)
  if (!amount) throw new Error(`${text} is no amount`)
  const row = await ctx.db.tx((t) => payUser(ctx, t, { userId, recipientId, currencyId: USDT, amount }))
  return row.id
}

test('who is paid is told, who pays is not; a payment that is refused tells nobody', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const id = await pay(anna.userId, ben.uid, '12.5')
  await expect(pay(anna.userId, ben.uid, '9987.500001')).rejects.toMatchObject({
    code: 'INSUFFICIENT_AVAILABLE',
  })
  const params = { what: 'received', amount: '12.5', currency: 'USDT' }
  expect(await toldOf(ctx.db, ben.userId)).toEqual([['transfer', params, `/pages/home/record?id=${id}`]])
  expect(await toldOf(ctx.db, anna.userId)).toEqual([])
})
