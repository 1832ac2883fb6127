import { setTriggers } from '@server/services/contracts/triggers'
import { openDesk, type Desk } from '../contracts/desk'
import { toldOf } from './told'

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader('2000')
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

const told = () => toldOf(desk.ctx.db, user)
const whats = async () => (await told()).map(([, { what }]) => what)

const openLong = async (): Promise<string> => {
  const { id } = await desk.open(user)
  await desk.tick(1_000, '20000.00')
  await desk.run()
  return id
}

test('filled and closed tell once each; at 20,000 the house asks 20,001.04 and bids 19,998.99; 0.02 lose 2.05 each', async () => {
  const id = await openLong()
  await desk.shut(user, { orderId: id, quantity: '0.02' })
  await desk.tick(2_000, '20000.00')
  await desk.run()
  await desk.run()
  const head = { pair: 'BTC/USDT', side: 'long', quantity: '0.02' }
  expect(await told()).toEqual([
    [
      'orderSettled',
      { ...head, what: 'contractFilled', price: '20001.04' },
      '/pages/contract/index?tab=contract&tradeId=1',
    ],
    [
      'orderSettled',
      { ...head, what: 'contractClosed', price: '19998.99', profit: '-0.041' },
      '/pages/contract/index?tab=contract&tradeId=1&records=history',
    ],
  ])
})

test.each([
  ['stopLoss', { lostPrice: '19900.00' }, '19890.00'],
  ['takeProfit', { winPrice: '20100.00' }, '20110.00'],
  ['liquidation', {}, '18900.00'],
])('%s tells of itself', async (what, triggers, price) => {
  const orderId = await openLong()
  if (Object.keys(triggers).length > 0)
    await desk.ctx.db.tx((t) => setTriggers(desk.ctx, t, user, { orderId, ...triggers }))
  await desk.tick(2_000, price)
  await desk.run()
  expect(await whats()).toEqual(['contractFilled', what])
})

test('what the platform cancels is told, what the user cancels is not', async () => {
  await desk.open(user, { slippage: '0.001' })
  await desk.tick(1_000, '20100.00')
  await desk.run()
  expect(await whats()).toEqual(['cancelledSlippage'])
  await desk.open(user)
  desk.wait(6_000)
  await desk.run()
  expect(await whats()).toEqual(['cancelledSlippage', 'cancelledNoTick'])
  await desk.tick(7_000, '20100.00')
  const order = await desk.open(user)
  await desk.cancel(user, order.id)
  await desk.run()
  expect(await whats()).toEqual(['cancelledSlippage', 'cancelledNoTick'])
})
