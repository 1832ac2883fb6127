import { closeContract } from '@server/services/contracts/close'
import { closeAllContracts } from '@server/services/contracts/closeAll'
import { setTriggers } from '@server/services/contracts/triggers'
import { openDesk, type Desk } from './desk'

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader()
  await desk.tick(0, '20000')
  await desk.run()
})
afterEach(() => desk.close())

const modify = (orderId: string, lostPrice: string) =>
  desk.ctx.db.tx((t) => setTriggers(desk.ctx, t, user, { orderId, lostPrice }))

describe('a price that is stored, while the engine has not followed it yet', () => {
  it('decides a market order: nobody cancels after seeing it', async () => {
    const order = await desk.open(user)
    await desk.tick(1_000, '19999')
    await expect(desk.cancel(user, order.id)).rejects.toMatchObject({ code: 'ORDER_FINISHED' })
    await desk.run()
    expect(await desk.order(order.id)).toMatchObject({ state: 'filled' })
  })

  it('decides a limit order when it crosses the limit, also when it came back', async () => {
    const met = await desk.open(user, { pubType: 2, pubPrice: '19900' })
    const missed = await desk.open(user, { pubType: 2, pubPrice: '19000' })
    await desk.tick(1_000, '19800')
    await desk.tick(2_000, '20000')
    await expect(desk.cancel(user, met.id)).rejects.toMatchObject({ code: 'ORDER_FINISHED' })
    expect(await desk.cancel(user, missed.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'user' })
    await desk.run()
    expect(await desk.order(met.id)).toMatchObject({ state: 'filled' })
  })

  it('decides a stop-loss: nobody takes it away after it was hit', async () => {
    const order = await desk.open(user)
    await desk.tick(1_000, '20000')
    await desk.run()
    await modify(order.id, '19900')
    await desk.tick(2_000, '19890')
    await desk.tick(3_000, '20000')
    await expect(modify(order.id, '')).rejects.toMatchObject({ code: 'POSITION_CLOSED' })
    await desk.run()
    expect(await desk.closes(order.id)).toMatchObject([{ reason: 'stopLoss' }])
  })

  it('decides a limit to close: closing all leaves it to fill', async () => {
    const { id } = await desk.open(user)
    await desk.tick(1_000, '20000')
    await desk.run()
    const { ctx } = desk
    const limit = { orderId: id, type: 2, price: '20100' }
    const met = await ctx.db.tx((t) => closeContract(ctx, t, user, limit))
    await desk.tick(2_000, '20200')
    await desk.tick(3_000, '20000')
    expect((await ctx.db.tx((t) => closeAllContracts(ctx, t, user, null))).rows).toEqual([])
    await desk.run()
    expect(await desk.order(met.id)).toMatchObject({ state: 'filled', tick_price: '20200' })
  })
})
