import { ERROR_NUMBERS } from '@core/domain'
import { seedSwap } from '@server/services/swap/seed'
import { openApp, type TestApp } from '../../helpers/app'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { PRICES } from './desk'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
  app.ctx.market.prices = { ...PRICES }
  await seedSwap(app.ctx)
})
afterAll(async () => {
  expect(await unbalancedCurrencies(app.ctx.db)).toEqual([])
  await app.close()
})

test('through the calls: quote, exchange twice under one key, records', async () => {
  const { token } = await app.user()
  const { quoteId, received } = await app.ok(
    'currency.exchangeData',
    { from: 1, to: 4, amount: '300' },
    { token },
  )
  const first = await app.ok('currency.exchange', { quoteId }, { token, key: 'once' })
  const second = await app.ok('currency.exchange', { quoteId }, { token, key: 'once' })
  expect(second).toEqual(first)
  // 299.7 x 0.998 / 3,000, the rate cut after 18 digits: 0.000332666666666666
  expect(received).toBe('0.0997001999999998')
  const { list } = await app.ok('currency.exchangeHistories', {}, { token })
  expect(list).toEqual([first.swap])
})

test('a visitor sees the figures and prices of the token, and gets no quote', async () => {
  expect(await app.ok('currency.latestPrice', {})).toHaveLength(5)
  expect((await app.ok('currency.statistics', {})).currencyId).toBe(3)
  const refused = await app.call('currency.exchangeData', { from: 1, to: 4, amount: '300' })
  expect(refused.code).toBe(ERROR_NUMBERS.LOGIN_REQUIRED)
})

test('a refusal says the limits in the sentence', async () => {
  const { token } = await app.user()
  const { code, msg } = await app.call(
    'currency.exchangeData',
    { from: 1, to: 4, amount: '0.999999' },
    { token },
  )
  expect(code).toBe(ERROR_NUMBERS.SWAP_OUT_OF_RANGE)
  expect(msg).toBe('One exchange can be between 1 and 50,000 USDT. Nothing was exchanged.')
})
