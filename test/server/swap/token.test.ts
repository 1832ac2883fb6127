import { latestPrices } from '@server/services/token/prices'
import { tokenStatistics } from '@server/services/token/statistics'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const figures = () => {
  desk.ctx.clock.time += 10_000
  return tokenStatistics(desk.ctx)
}

test('a new demo: the swap house holds all that was issued, nobody else anything', async () => {
  expect(await figures()).toEqual({
    currencyId: 3,
    issuance: '8000000',
    burned: '0',
    circulating: '8000000',
    holders: 0,
    volume24h: '0',
    burns: [],
  })
})

test('two users, a swap out of BBT and one into it, by hand', async () => {
  const [anna, ben] = [await desk.ctx.fundedUser(), await desk.ctx.fundedUser()]
  // Anna gives all of her 1,000 BBT: the fee of 0.2 % is burned. Ben gets (100 - 0.2) x 0.995 / 0.4 BBT.
  await desk.take(anna, (await desk.quote(anna, { from: 3, to: 1, amount: '1000' })).quoteId)
  await desk.take(ben, (await desk.quote(ben, { to: 3, amount: '100' })).quoteId)
  await desk.take(ben, (await desk.quote(ben, { amount: '100' })).quoteId)
  expect(await figures()).toMatchObject({
    issuance: '8002000',
    burned: '2',
    circulating: '8001998',
    holders: 1,
    volume24h: '1248.2525',
    burns: [{ amount: '2', cause: 'swapFee' }],
  })
})

test('swaps older than 24 hours are no longer in the volume', async () => {
  desk.ctx.clock.time += 86_400_000
  expect((await figures()).volume24h).toBe('0')
})

test('who asks within two seconds gets the same count', async () => {
  const first = tokenStatistics(desk.ctx)
  desk.ctx.clock.time += 1_999
  expect(tokenStatistics(desk.ctx)).toBe(first)
  desk.ctx.clock.time += 1
  expect(tokenStatistics(desk.ctx)).not.toBe(first)
  await first
})

test('latest prices: unknown is null, old is stale, USDT is 1', () => {
  desk.ctx.market.prices = { 1: '1', 5: '60000' }
  desk.ctx.market.isStale = (tradeId) => tradeId !== 1
  desk.ctx.market.lastTick = (tradeId) =>
    tradeId === 1 ? { tradeId, seq: '7', time: 1_000, price: '60000', quantity: '1' } : null
  const unknown = { price: null, rise: null, time: null, stale: true }
  expect(latestPrices(desk.ctx)).toEqual([
    { currencyId: 1, code: 'USDT', price: '1', rise: '0', time: desk.ctx.market.now(), stale: false },
    { currencyId: 2, code: 'TRX', ...unknown },
    { currencyId: 3, code: 'BBT', ...unknown },
    { currencyId: 4, code: 'ETH', ...unknown },
    { currencyId: 5, code: 'BTC', price: '60000', rise: null, time: 1_000, stale: false },
  ])
})
