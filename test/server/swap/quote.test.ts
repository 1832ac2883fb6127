import { changePair, lockPair } from '@server/services/swap/pairs'
import { NOON } from '../../helpers/context'
import { openDesk, PRICES, type Desk } from './desk'

let desk: Desk
let user: string
beforeAll(async () => {
  desk = await openDesk()
  user = await desk.ctx.fundedUser()
})
afterAll(() => desk.close())
beforeEach(() => {
  desk.ctx.market.prices = { ...PRICES }
  desk.ctx.market.isStale = () => false
})

test('a quote says everything, with figures by hand', async () => {
  const quote = await desk.quote(user)
  // Terms of a new installation: fee 0.1 %, spread 0.2 %, from 1 to 50,000 USDT. 0.998 / 60,000, cut after 18 digits.
  expect(quote).toEqual({
    quoteId: expect.any(String) as string,
    screen: 'swap',
    from: 1,
    to: 5,
    amount: '1000',
    rate: '0.000016633333333333',
    fee: '1',
    feeRate: '0.001',
    spread: '0.002',
    received: '0.01661669',
    min: '1',
    max: '50000',
    time: NOON,
    expiresAt: NOON + 5_000,
  })
})

test('a quote moves nothing', async () => {
  await desk.quote(user)
  expect(await desk.wallet(user, 1)).toBe('10000')
})

test.each([
  ['1', null],
  ['0.999999', 'SWAP_OUT_OF_RANGE'],
  ['50000', null],
  ['50000.000001', 'SWAP_OUT_OF_RANGE'],
  ['', 'AMOUNT_REQUIRED'],
  ['0', 'AMOUNT_NOT_POSITIVE'],
  ['-1', 'AMOUNT_INVALID'],
  ['1.0000001', 'AMOUNT_INVALID'],
  ['1e3', 'AMOUNT_INVALID'],
  ['99999999999999999999', 'SWAP_OUT_OF_RANGE'],
])('%p USDT: %p', async (amount, code) => {
  const asked = desk.quote(user, { amount })
  if (code) await expect(asked).rejects.toMatchObject({ code })
  else await expect(asked).resolves.toMatchObject({ amount })
})

test('limits are said in the currency that is given', async () => {
  await expect(desk.quote(user, { from: 5, to: 1, amount: '0.83333334' })).rejects.toMatchObject({
    code: 'SWAP_OUT_OF_RANGE',
    params: { min: '0.00001667', max: '0.83333333', currency: 'BTC' },
  })
})

test('the same coin twice is refused', () =>
  expect(desk.quote(user, { to: 1 })).rejects.toMatchObject({ code: 'SWAP_SAME_TOKEN' }))

test('the token screen takes pairs with BBT on one side, and no other', async () => {
  await expect(desk.quote(user, { screen: 'token' })).rejects.toMatchObject({ code: 'INPUT_ERROR' })
  await expect(desk.quote(user, { screen: 'token', to: 3 })).resolves.toMatchObject({ screen: 'token' })
  await expect(desk.quote(user, { screen: 'token', from: 3, amount: '10' })).resolves.toMatchObject({ to: 5 })
})

test('a stale price on either side, or none, is refused', async () => {
  desk.ctx.market.isStale = (tradeId) => tradeId === 1
  await expect(desk.quote(user)).rejects.toMatchObject({ code: 'PRICE_STALE' })
  await expect(desk.quote(user, { from: 5, to: 4, amount: '0.1' })).rejects.toMatchObject({
    code: 'PRICE_STALE',
  })
  await expect(desk.quote(user, { to: 4 })).resolves.toBeDefined()
  desk.ctx.market.isStale = () => false
  delete desk.ctx.market.prices[5]
  await expect(desk.quote(user)).rejects.toMatchObject({ code: 'NO_PRICE', params: { currency: 'BTC' } })
  desk.ctx.market.tradable = () => true // followed, and not told yet
  await expect(desk.quote(user)).rejects.toMatchObject({ code: 'PRICE_STALE' })
})

test('what the swap house does not own is not quoted', async () => {
  // The demo's house owns 80 BTC. At 500 USDT and 0.2 % spread a BTC costs 500 / 0.998.
  desk.ctx.market.prices[5] = '500'
  await expect(desk.quote(user, { amount: '50000' })).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
  await expect(desk.quote(user, { amount: '40000' })).resolves.toMatchObject({ received: '79.76016' })
})

test('one quote per user and pair: a new one ends the old one, whatever the screen', async () => {
  const [first, other] = [await desk.quote(user, { to: 3 }), await desk.quote(user, { to: 4 })]
  const second = await desk.quote(user, { to: 3, screen: 'token', amount: '2' })
  await expect(desk.take(user, first.quoteId)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  await expect(desk.take(user, second.quoteId)).resolves.toMatchObject({ swap: { amount: '2' } })
  await expect(desk.take(user, other.quoteId)).resolves.toMatchObject({ swap: { to: 4 } })
})

test('an operator closes a pair: no quote, and a running one is no longer taken', async () => {
  const open = (enabled: boolean) =>
    desk.ctx.db.tx(async (t) => {
      const pair = await lockPair(t, 1, 2)
      if (pair) await changePair(t, { ...pair, enabled }, desk.ctx.clock.now())
    })
  const quote = await desk.quote(user, { to: 2, amount: '100' })
  await open(false)
  await expect(desk.quote(user, { to: 2 })).rejects.toMatchObject({ code: 'SWAP_CLOSED' })
  await expect(desk.take(user, quote.quoteId)).rejects.toMatchObject({ code: 'SWAP_CLOSED' })
  await open(true)
  await expect(desk.take(user, quote.quoteId)).resolves.toBeDefined()
})
