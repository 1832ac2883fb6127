import { cancelOption } from '@server/services/optionsCancel'
import { waiting } from '../../helpers/waiting'
import { openDesk, type Desk } from './desk'

/** Selling back and settling at the same moment: one of them, whichever commits first. */

let desk: Desk
let user: string
let order: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader()
  await desk.tick(0, '20000')
  order = (await desk.place(user)).id
  await desk.tick(1_000, '20000') // opens, and settles at 61,000
  await desk.run()
})
afterEach(() => desk.close())

const cancel = (quoteId?: string) =>
  desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, user, { orderId: order, quoteId }))

/** What stands in the way of both after they have the order's row. */
const AREA = 'select 1 from option_areas where id = 1 for update'

const settleTicks = async (): Promise<void> => {
  await desk.tick(61_000, '20001')
  await desk.tick(62_001, '20001')
}

test('what is sold back a moment before it falls due stays sold: settling passes it over', async () => {
  await desk.tick(50_999, '20000')
  const { quote } = await cancel()
  let sale: ReturnType<typeof cancel> | undefined
  await desk.ctx.db.tx(async (t) => {
    await t.query('test.area', AREA)
    sale = cancel(quote?.quoteId)
    await waiting(desk.ctx.db)
    await settleTicks()
    await desk.run()
    expect((await desk.order(order)).state).toBe('open')
  })
  expect((await sale)?.row.state).toBe('soldBack')
  await desk.run()
  expect((await desk.order(order)).state).toBe('soldBack')
  // 900 and what was offered at the open price: 176 x 0.5 x 0.95
  expect(await desk.money(user)).toEqual(['983.6', '0'])
})

test('what is being settled is not sold back, however new the quote', async () => {
  await desk.tick(50_999, '20000')
  const { quote } = await cancel()
  await settleTicks()
  let settling: Promise<void> | undefined
  let sales: Promise<PromiseSettledResult<unknown>[]> | undefined
  await desk.ctx.db.tx(async (t) => {
    await t.query('test.area', AREA)
    settling = desk.run()
    await waiting(desk.ctx.db)
    sales = Promise.allSettled([cancel(quote?.quoteId), cancel(quote?.quoteId), cancel()])
    await waiting(desk.ctx.db, 4)
  })
  await settling
  const refused = Array(3).fill({ status: 'rejected', reason: { code: 'ORDER_FINISHED' } })
  expect(await sales).toMatchObject(refused)
  expect(await desk.order(order)).toMatchObject({ state: 'settled', outcome: 'win' })
  // 900 + 100 + 76
  expect(await desk.money(user)).toEqual(['1076', '0'])
})

test('nobody sells at the settle tick: a quote of the last moment for one is refused there', async () => {
  await desk.tick(50_999, '20000')
  const { quote } = await cancel()
  await desk.tick(61_000, '20001')
  await expect(cancel(quote?.quoteId)).rejects.toMatchObject({ code: 'SELL_BACK_CLOSED' })
  await desk.tick(62_001, '20001')
  await desk.run()
  expect(await desk.money(user)).toEqual(['1076', '0'])
})
