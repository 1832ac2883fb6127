import { operatorOn } from '../../helpers/operator'
import { openDesk, type Desk } from './desk'
import { setTriggers } from '@server/services/contracts/triggers'
import { closeAllContracts } from '@server/services/contracts/closeAll'

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader('2000')
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

const openLong = async (): Promise<string> => {
  const { id } = await desk.open(user)
  await desk.tick(1_000, '20000.00')
  await desk.run()
  return id
}

const setPrices = (orderId: string, winPrice?: string, lostPrice?: string) =>
  desk.ctx.db.tx((t) => setTriggers(desk.ctx, t, user, { orderId, winPrice, lostPrice }))

const reasons = async (id: string): Promise<string[]> => (await desk.closes(id)).map((close) => close.reason)

describe('market orders', () => {
  it('are cancelled when the first price is beyond their bound, and filled at the bound', async () => {
    // ask at 20,020.00 is 20,021.xx: a bound of 20,020 is passed, one of 20,040 is not
    const tight = await desk.open(user, { slippage: '0.001' })
    const wide = await desk.open(user, { slippage: '0.002' })
    await desk.tick(1_000, '20020.00')
    await desk.run()
    expect(await desk.order(tight.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'slippage' })
    expect(await desk.order(wide.id)).toMatchObject({ state: 'filled' })
  })

  it('fill on a tick 3 s after acceptance, not on one after 3.001 s', async () => {
    const order = await desk.open(user)
    await desk.tick(3_000, '20000.00')
    await desk.run()
    expect(await desk.order(order.id)).toMatchObject({ state: 'filled' })
    const late = await desk.open(user)
    await desk.tick(6_001, '20000.00')
    await desk.run()
    expect(await desk.order(late.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'noTick' })
  })

  it('wait for the watermark before they are given up without a tick', async () => {
    const order = await desk.open(user)
    desk.wait(4_000)
    await desk.run()
    expect(await desk.order(order.id)).toMatchObject({ state: 'working' })
    desk.wait(4_001)
    await desk.run()
    expect(await desk.order(order.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'noTick' })
    expect(await desk.money(user)).toEqual(['2000', '0'])
  })

  it('do not meet the tick they were accepted on, though the engine has not followed it', async () => {
    await desk.tick(500, '20001.00')
    const order = await desk.open(user)
    await desk.run()
    expect(await desk.order(order.id)).toMatchObject({ state: 'working', accepted_seq: '2' })
  })
})

describe('closing', () => {
  it('in parts by limit and at market, never more than there is', async () => {
    const id = await openLong()
    const limit = await desk.shut(user, { orderId: id, quantity: '0.0150', type: 2, price: '20100' })
    await expect(desk.shut(user, { orderId: id, quantity: '0.0051' })).rejects.toMatchObject({
      code: 'CLOSE_QUANTITY_TOO_LARGE',
      params: { max: '0.005', currency: 'BTC' },
    })
    await desk.shut(user, { orderId: id })
    await desk.tick(2_000, '20000.00')
    await desk.run()
    expect(await desk.position(id)).toMatchObject({ quantity: '0.015', closing: '0.015', state: 'open' })
    await desk.tick(3_000, '20101.00')
    await desk.run()
    expect(await desk.order(limit.id)).toMatchObject({ state: 'working' })
    await desk.tick(4_000, '20102.00')
    await desk.run()
    expect(await desk.order(limit.id)).toMatchObject({ state: 'filled' })
    expect(await desk.position(id)).toMatchObject({ state: 'closed', quantity: '0' })
    expect(await desk.money(user)).toMatchObject({ 1: '0' })
    await expect(desk.shut(user, { orderId: id })).rejects.toMatchObject({ code: 'POSITION_CLOSED' })
  })

  it('a cancelled or failed close leaves the position as it was', async () => {
    const id = await openLong()
    const limit = await desk.shut(user, { orderId: id, type: 2, price: '20100' })
    await desk.cancel(user, limit.id)
    const market = await desk.shut(user, { orderId: id, slippage: '0' })
    await desk.tick(2_000, '20000.00')
    await desk.run()
    expect(await desk.order(market.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'slippage' })
    expect(await desk.position(id)).toMatchObject({ quantity: '0.02', closing: '0', state: 'open' })
  })

  it('what a trigger closes takes its working orders with it', async () => {
    const id = await openLong()
    await setPrices(id, undefined, '19900')
    const limit = await desk.shut(user, { orderId: id, quantity: '0.01', type: 2, price: '20500' })
    const market = await desk.shut(user, { orderId: id, quantity: '0.01', slippage: '0.01' })
    await desk.tick(2_000, '19900.00')
    await desk.run()
    expect(await reasons(id)).toEqual(['stopLoss'])
    for (const order of [limit, market]) {
      expect(await desk.order(order.id)).toMatchObject({
        state: 'cancelled',
        cancel_reason: 'positionClosed',
      })
    }
  })

  it('close all cancels limits to close and closes everything once', async () => {
    const ids = [await openLong(), await openLong()]
    await desk.shut(user, { orderId: ids[0], quantity: '0.01', type: 2, price: '20500' })
    await desk.shut(user, { orderId: ids[1], quantity: '0.005' })
    const { rows, left } = await desk.ctx.db.tx((t) => closeAllContracts(desk.ctx, t, user, null))
    expect(rows.map((row) => row.quantity).sort()).toEqual(['0.015', '0.02'])
    expect(left).toBe(0)
    await desk.tick(2_000, '19850.00')
    await desk.run()
    expect((await desk.position(ids[0] ?? '')).state).toBe('closed')
    expect(await reasons(ids[0] ?? '')).toEqual(['closeAll'])
    // the one at 0.2% was passed by the fall of 0.75%, the one of close all at 1% was not
    expect(await reasons(ids[1] ?? '')).toEqual(['closeAll'])
    expect(await desk.position(ids[1] ?? '')).toMatchObject({
      state: 'open',
      quantity: '0.005',
      closing: '0',
    })
  })

  it('close all of nothing says so', async () => {
    await expect(desk.ctx.db.tx((t) => closeAllContracts(desk.ctx, t, user, null))).rejects.toMatchObject({
      code: 'NO_POSITIONS',
    })
  })
})

describe('take-profit and stop-loss', () => {
  it('count from the tick after they were set', async () => {
    const id = await openLong()
    await desk.tick(2_000, '19900.00')
    await desk.tick(3_000, '20000.00')
    await setPrices(id, undefined, '19950')
    await desk.run()
    expect(await reasons(id)).toEqual([])
    await desk.tick(4_000, '19950.00')
    await desk.run()
    expect(await reasons(id)).toEqual(['stopLoss'])
  })

  it('a price missing takes it away', async () => {
    const id = await openLong()
    await setPrices(id, '20100', '19900')
    expect(await desk.position(id)).toMatchObject({ win_price: '20100', lost_price: '19900' })
    await setPrices(id, '20100')
    await desk.tick(2_000, '19900.00')
    await desk.run()
    expect(await reasons(id)).toEqual([])
    await desk.tick(3_000, '20100.00')
    await desk.run()
    expect(await reasons(id)).toEqual(['takeProfit'])
  })

  it('a position is first looked at on the tick after it opened', async () => {
    const order = await desk.open(user, { winPrice: '20010', slippage: '0.01' })
    await desk.tick(1_000, '20050.00')
    await desk.run()
    expect(await reasons(order.id)).toEqual([])
    await desk.tick(2_000, '20050.00')
    await desk.run()
    expect(await reasons(order.id)).toEqual(['takeProfit'])
  })
})

describe('a loss that insurance cannot carry', () => {
  /** Leaves insurance with 10 USDT. */
  const drain = (): Promise<unknown> =>
    desk.ctx.db.tx(async (t) => {
      const from = await desk.ctx.ledger.house(t, 'insurance', 1)
      const to = await desk.ctx.ledger.house(t, 'unclaimed', 1)
      const line = { bucket: 'available' as const, fundType: 4 as const }
      const entries = [
        { ...line, account: from, amount: '-99990' },
        { ...line, account: to, amount: '99990' },
      ]
      return desk.ctx.ledger.post(t, [
        { txId: crypto.randomUUID(), event: 'test', refType: 'test', refId: 't', entries },
      ])
    })

  it('stops opens, those under way too, until an operator covers it', async () => {
    await drain()
    const { id } = await desk.open(user)
    await desk.tick(1_000, '20001.00')
    await desk.run()
    const waiting = await desk.open(user, { pubType: 2, pubPrice: '19000' })
    // example 4: a shortfall of 20.05772
    await desk.tick(2_000, '18000.00')
    await desk.run()
    expect(await reasons(id)).toEqual(['liquidation'])
    expect(await desk.house('insurance')).toEqual(['0', '0'])
    expect(await desk.house('deficit')).toEqual(['10.05772', '0'])
    expect(await desk.order(waiting.id)).toMatchObject({ state: 'cancelled', cancel_reason: 'paused' })
    await expect(desk.open(user)).rejects.toMatchObject({ code: 'CONTRACTS_PAUSED' })

    const operator = operatorOn(desk.ctx)
    expect(await operator.run('contracts-status')).toContain(
      'New contracts are PAUSED: cover the deficit with contracts-cover.',
    )
    expect(await operator.run('contracts-cover', '10')).toContain('New contracts stay paused.')
    expect(await desk.house('deficit')).toEqual(['0.05772', '0'])
    expect(await operator.run('contracts-cover', '100')).toContain('Open for orders.')
    expect(await desk.house('deficit')).toEqual(['0', '0'])
    expect(await desk.house('insurance')).toEqual(['99.94228', '0'])
    expect((await operator.actions()).map((a) => a.action)).toEqual(['contracts.cover', 'contracts.cover'])
    await desk.cancel(user, (await desk.open(user)).id)
    // its own money and the whole loss of 40.0598, as if insurance had carried it at once
    expect(await desk.house('contracts')).toEqual(['40000040.0598', '0'])
  })
})
