import { money, toWire } from '@core/money'
import { openDesk, type Desk } from './desk'

/** Every number here is from the worked examples of docs/trading.md, which were done by hand. */

let desk: Desk
let user: string
beforeEach(async () => {
  desk = await openDesk()
  user = await desk.trader()
  await desk.tick(0, '20000.00')
})
afterEach(() => desk.close())

const figures = (row: object, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => names.includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? toWire(money(value)) : null]),
  )

const POSITION = [
  'quantity',
  'open_price',
  'margin',
  'max_profit',
  'open_fee',
  'liquidation_price',
  'cap_price',
]
const CLOSE = [
  'quantity',
  'close_price',
  'margin',
  'profit',
  'open_fee',
  'fee',
  'liquidation_fee',
  'shortfall',
  'credited',
]

/** The long of example 1, filled at 20,002.08. */
const openLong = async (): Promise<string> => {
  const { id } = await desk.open(user)
  await desk.tick(1_000, '20001.00')
  await desk.run()
  return id
}

test('example 1: a long of 0.02 BTC at 20 times, from acceptance to fill', async () => {
  const order = await desk.open(user)
  expect(figures(order, ['price_bound', 'margin', 'fee', 'reserve'])).toEqual({
    price_bound: '20040',
    margin: '20.04',
    fee: '0.2004',
    reserve: '180.36',
  })
  expect(await desk.money(user)).toEqual(['979.7596', '20.2404'])
  expect((await desk.house('contracts'))[1]).toBe('180.36')

  await desk.tick(1_000, '20001.00')
  await desk.run()
  expect(await desk.order(order.id)).toMatchObject({ state: 'filled', position_id: order.id, tick_seq: '2' })
  expect(figures(await desk.position(order.id), POSITION)).toEqual({
    quantity: '0.02',
    open_price: '20002.08',
    margin: '20.00208',
    max_profit: '180.01872',
    open_fee: '0.200021',
    liquidation_price: '19078.29',
    cap_price: '29003.02',
  })
  // 1000 - 20.00208 - 0.200021
  expect(await desk.money(user)).toEqual(['979.797899', '20.00208'])
  expect(await desk.house('fees')).toEqual(['0.200021', '0'])
  expect((await desk.house('contracts'))[1]).toBe('180.01872')
})

test('example 2: a quarter of it is closed with a profit', async () => {
  const id = await openLong()
  await desk.tick(2_000, '20200.00')
  await desk.run()
  const order = await desk.shut(user, { orderId: id, quantity: '0.005' })
  await desk.tick(3_000, '20200.00')
  await desk.run()
  const [close] = await desk.closes(id)
  expect(close).toMatchObject({ reason: 'order', order_id: order.id, tick_seq: '4' })
  expect(figures(close ?? {}, CLOSE)).toEqual({
    quantity: '0.005',
    close_price: '20198.88',
    margin: '5.00052',
    profit: '0.984',
    open_fee: '0.050005',
    fee: '0.050498',
    liquidation_fee: '0',
    shortfall: '0',
    credited: '5.934022',
  })
  expect(figures(await desk.position(id), POSITION)).toMatchObject({
    quantity: '0.015',
    margin: '15.00156',
    max_profit: '135.01404',
    open_fee: '0.150016',
  })
  // 979.797899 + 5.934022
  expect(await desk.money(user)).toEqual(['985.731921', '15.00156'])
})

test('example 3: liquidation at its price leaves something', async () => {
  const id = await openLong()
  await desk.tick(2_000, '19078.30')
  await desk.run()
  expect(await desk.closes(id)).toEqual([])
  await desk.tick(3_000, '19078.29')
  await desk.run()
  const [close] = await desk.closes(id)
  expect(close).toMatchObject({ reason: 'liquidation', order_id: null, tick_seq: '4' })
  expect(figures(close ?? {}, CLOSE)).toEqual({
    quantity: '0.02',
    close_price: '19077.17',
    margin: '20.00208',
    profit: '-18.4982',
    open_fee: '0.200021',
    fee: '0.190772',
    liquidation_fee: '0.763087',
    shortfall: '0',
    credited: '0.550021',
  })
  expect(await desk.money(user)).toEqual(['980.34792', '0'])
  expect(await desk.house('insurance')).toEqual(['100000.763087', '0'])
})

test('example 4: a gap beyond the margin is carried by insurance', async () => {
  const id = await openLong()
  await desk.tick(2_000, '18000.00')
  await desk.run()
  const [close] = await desk.closes(id)
  expect(figures(close ?? {}, CLOSE)).toEqual({
    quantity: '0.02',
    close_price: '17999.09',
    margin: '20.00208',
    profit: '-20.00208',
    open_fee: '0.200021',
    fee: '0',
    liquidation_fee: '0',
    shortfall: '20.05772',
    credited: '0',
  })
  expect(await desk.money(user)).toEqual(['979.797899', '0'])
  expect(await desk.house('insurance')).toEqual(['99979.94228', '0'])
  // its own money, the margin and what insurance paid: the whole loss of 40.0598
  expect(await desk.house('contracts')).toEqual(['40000040.0598', '0'])
  expect(await desk.house('deficit')).toEqual(['0', '0'])
})

test('example 5: a short of 0.01 BTC at 10 times takes its profit', async () => {
  const order = await desk.open(user, { tradeType: 2, pubQuantity: '0.01', lever: 10, winPrice: '19600' })
  expect(figures(order, ['price_bound', 'margin', 'fee', 'reserve'])).toEqual({
    price_bound: '19960',
    margin: '20.04',
    fee: '0.1002',
    reserve: '180.36',
  })
  await desk.tick(1_000, '20000.00')
  await desk.run()
  expect(figures(await desk.position(order.id), POSITION)).toEqual({
    quantity: '0.01',
    open_price: '19998.99',
    margin: '19.99899',
    max_profit: '179.99091',
    open_fee: '0.099995',
    liquidation_price: '21911.24',
    cap_price: '1999.89',
  })
  await desk.tick(2_000, '19600.00')
  await desk.run()
  const [close] = await desk.closes(order.id)
  expect(close).toMatchObject({ reason: 'takeProfit' })
  expect(figures(close ?? {}, CLOSE)).toMatchObject({
    close_price: '19601.06',
    profit: '3.9793',
    fee: '0.098006',
    credited: '23.880284',
  })
})

test('example 6: limits fill at their price or better', async () => {
  const buy = await desk.open(user, { pubType: 2, pubPrice: '19900' })
  const sell = await desk.open(user, {
    tradeType: 2,
    pubQuantity: '0.01',
    lever: 10,
    pubType: 2,
    pubPrice: '20500',
  })
  await desk.tick(1_000, '19800.00')
  await desk.run()
  expect(figures(await desk.position(buy.id), POSITION)).toMatchObject({
    open_price: '19801.17',
    margin: '19.80117',
    open_fee: '0.198012',
    max_profit: '178.21053',
  })
  await desk.tick(2_000, '20600.00')
  await desk.run()
  // 20.6025 were frozen; the fee at 20,598.87 leaves less margin than a tenth of the value
  expect(figures(await desk.position(sell.id), POSITION)).toMatchObject({
    open_price: '20598.87',
    margin: '20.499505',
    open_fee: '0.102995',
    max_profit: '184.495545',
    liquidation_price: '22558.58',
  })
})

test('example 7: the most a position can earn', async () => {
  const { id } = await desk.open(user, { lever: 100 })
  await desk.tick(1_000, '20001.00')
  await desk.run()
  expect(figures(await desk.position(id), POSITION)).toMatchObject({
    margin: '4.000416',
    max_profit: '36.003744',
    cap_price: '21802.27',
  })
  await desk.tick(2_000, '22000.00')
  await desk.run()
  const [close] = await desk.closes(id)
  expect(close).toMatchObject({ reason: 'profitCap' })
  expect(figures(close ?? {}, CLOSE)).toMatchObject({
    close_price: '21998.89',
    profit: '36.003744',
    fee: '0.219989',
    credited: '39.784171',
  })
})
