import type { ResponseOf } from '@core/contract/schemas'
import { CONTRACT, USDT, WALLET } from '@core/domain'
import { MARKET } from '@core/domain/contracts'
import { profitOf } from '@core/domain/options'
import { money, toWire } from '@core/money'
import { seedContracts } from '@server/contracts/seed'
import { houseBook } from '@server/market/book'
import { seedOptions } from '@server/options/seed'
import { DEFAULT_OPTIONS } from '@server/options/settings'
import { openContract } from '@server/services/contracts/open'
import { moveFunds } from '@server/services/fundsMove'
import { placeOption } from '@server/services/optionsPlace'
import { quoteSwap } from '@server/services/swap/quote'
import { seedSwap } from '@server/services/swap/seed'
import { withdrawPreData } from '@server/services/withdrawals/preData'
import { openApp, type TestApp } from '../../helpers/app'
import { NOON } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'
import { fund, TICKET } from '../options/desk'

jest.setTimeout(60_000)

let app: TestApp
beforeEach(async () => {
  app = await openApp()
  app.ctx.market.prices = { 1: '1', 5: '20000' }
  await seedOptions(app.ctx)
  await seedSwap(app.ctx)
  await seedContracts(app.ctx)
  await putTick(app.ctx.db, NOON, '20000')
})
afterEach(() => app.close())

type Rates = ResponseOf<'ext.rates'>
const rates = (): Promise<Rates> => app.ok('ext.rates', {})
const minuteOf = ({ options }: Rates) => {
  const area = options.areas.find(({ areaId }) => areaId === '1')
  return area?.durations.find(({ seconds }) => seconds === 60)
}

describe('options', () => {
  // By hand: 1 / 1.76 = 56.8181..% rounded up; 1 - 1.76 / 2 = 0.12.
  test('a minute on BTC: payout, break-even and edge, and an order is placed at just this rate', async () => {
    const listed = minuteOf(await rates())
    expect(listed).toEqual({ seconds: 60, payoutRate: '0.76', breakEven: '56.82', houseEdge: '0.12' })
    const { userId } = await app.user()
    await fund(app.ctx, userId, '1000')
    const order = await app.ctx.db.tx((t) => placeOption(app.ctx, t, userId, TICKET))
    expect(toWire(money(order.rate))).toBe(listed?.payoutRate)
    expect(toWire(money(order.profit))).toBe(toWire(profitOf(money('100'), money(listed?.payoutRate ?? '0'))))
  })

  test('other settings are other figures, and an area that is closed is not listed', async () => {
    const [first] = DEFAULT_OPTIONS.areas
    if (!first) throw new Error('there is no area')
    const durations = [{ seconds: 60, payoutRate: '0.7' }]
    const changed = { ...first, durations, minStake: '2', maxStake: '300', exposureLimit: '999' }
    await seedOptions(app.ctx, { ...DEFAULT_OPTIONS, areas: [changed] })
    const { options } = await rates()
    expect(options.areas).toEqual([
      {
        ...{ areaId: '1', kind: 'self', tradeId: 1, pair: 'BTC/USDT', min: '2', max: '300' },
        exposureLimit: '999',
        durations: [{ seconds: 60, payoutRate: '0.7', breakEven: '58.83', houseEdge: '0.15' }],
      },
    ])
    const { userId } = await app.user()
    await fund(app.ctx, userId, '1000')
    const place = (quantity: string) =>
      app.ctx.db.tx((t) => placeOption(app.ctx, t, userId, { ...TICKET, quantity }))
    await expect(place('300.000001')).rejects.toMatchObject({ code: 'STAKE_OUT_OF_RANGE' })
    expect((await place('300')).rate).toMatch(/^0\.70*$/)
  })
})

describe('contracts', () => {
  test('an order is accepted on the listed fee, maintenance, liquidation fee and profit cap', async () => {
    const listed = (await rates()).contracts.pairs.find(({ tradeId }) => tradeId === 1)
    if (!listed) throw new Error('BTC is not listed')
    const { userId } = await app.user()
    const move = { userId, from: WALLET, to: CONTRACT, currencyId: USDT, amount: '1000' } as const
    await app.ctx.db.tx((t) => moveFunds(app.ctx, t, move))
    const request = { tradeId: 1, tradeType: 1, pubQuantity: '0.02', lever: 20 }
    const order = await app.ctx.db.tx((t) => openContract(app.ctx, t, userId, request, MARKET))
    const plain = (numeric: string): string => toWire(money(numeric))
    expect({
      feeRate: plain(order.fee_rate),
      maintenanceRate: plain(order.maintenance_rate),
      liquidationFeeRate: plain(order.liquidation_rate),
      profitCap: plain(order.profit_cap),
    }).toEqual({
      feeRate: listed.feeRate,
      maintenanceRate: listed.maintenanceRate,
      liquidationFeeRate: listed.liquidationFeeRate,
      profitCap: listed.profitCap,
    })
    const beyond = { ...request, lever: listed.maxLever + 1 }
    await expect(
      app.ctx.db.tx((t) => openContract(app.ctx, t, userId, beyond, MARKET)),
    ).rejects.toMatchObject({ code: 'LEVER_UNAVAILABLE' })
  })

  test('the spread is that of the quotes that orders are filled at', async () => {
    const { market } = app.ctx
    const book = houseBook(1, '20000.00', 1)
    market.book = () => book
    market.lastTick = () => ({ seq: '1', time: NOON, price: '20000.00', quantity: '1', tradeId: 1, epoch: 1 })
    const [bid, ask] = [book.buyList[0]?.price ?? '0', book.sellList[0]?.price ?? '0']
    const pair = (await rates()).contracts.pairs.find(({ tradeId }) => tradeId === 1)
    const exact = money(ask).minus(bid).div('20000')
    expect(
      money(pair?.spread ?? '0')
        .minus(exact)
        .abs()
        .lte('0.000001'),
    ).toBe(true)
    expect(money(pair?.spread ?? '0').gte(exact)).toBe(true)
  })
})

describe('swap and withdrawals', () => {
  test('a quote asks the listed fee; an operator changes it, and both change', async () => {
    app.ctx.market.prices = { 1: '1', 5: '60000' }
    const { userId } = await app.user()
    const feeOf = async () => {
      const pair = (await rates()).swap.find(({ low, high }) => low === 1 && high === 5)
      const quote = await quoteSwap(app.ctx, { userId, from: 1, to: 5, amount: '1000', screen: 'swap' })
      expect(toWire(money(quote.fee))).toBe(toWire(money(pair?.fee ?? '0').times('1000')))
      return pair?.fee
    }
    expect(await feeOf()).toBe('0.001')
    await app.ctx.db.query('test.fee', 'update swap_pairs set fee = 0.003 where low_id = 1 and high_id = 5')
    expect(await feeOf()).toBe('0.003')
    await app.ctx.db.query('test.shut', 'update swap_pairs set enabled = false where low_id = 1')
    expect((await rates()).swap.some(({ low }) => low === 1)).toBe(false)
  })

  test('a withdrawal is told the listed fee and minimum', async () => {
    const change =
      "update withdrawal_terms set fee = 1.25, min_amount = 7 where currency_id = 1 and network = 'tron'"
    await app.ctx.db.query('test.terms', change)
    const listed = (await rates()).withdrawals.find((w) => w.currencyId === 1 && w.network === 'tron')
    expect(listed).toMatchObject({ fee: '1.25', min: '7' })
    const { userId } = await app.user()
    const { networks } = await withdrawPreData(app.ctx, userId, 1)
    expect(networks.find(({ id }) => id === 'tron')).toMatchObject({ fee: '1.25', min: '7' })
  })
})

test('the public configuration answers the same', async () => {
  const { value } = await app.ok('config.byId', { id: 'rates' })
  expect(value).toEqual(await rates())
})
