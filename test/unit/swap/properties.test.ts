import fc from 'fast-check'
import { CURRENCIES, currency, swapFigures, type CurrencyId } from '@core/domain'
import { money, toWire, type Money } from '@core/money'

/**
 * Searches for a way round that gains: from a currency over one or two others and back, at prices that stand still, from
 * the smallest unit to large amounts. What comes back must be less than what went in.
 */
const shares = fc.integer({ min: 0, max: 5_000 }).map((n) => (n / 100_000).toFixed(5))
const terms = fc
  .record({ fee: shares, spread: shares })
  .filter(({ fee, spread }) => Number(fee) + Number(spread) > 0)
  .map(({ fee, spread }) => ({ fee: money(fee), spread: money(spread) }))
/** Prices of five digits from 0.00001 to 10 million; of USDT it is 1. */
const price = fc
  .tuple(fc.integer({ min: 10_000, max: 99_999 }), fc.integer({ min: 0, max: 11 }))
  .map(([digits, power]) => toWire(money(String(digits)).times(`1e${power - 9}`)))
const ids = CURRENCIES.map(({ id }) => id)
const way = fc.shuffledSubarray(ids, { minLength: 2, maxLength: 3 })
/** A whole number of the smallest units: dust as often as fortunes. */
const units = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 15 }))
  .map(([digits, power]) => `${digits}${'0'.repeat(power)}`)

const amountOf = (id: CurrencyId, text: string): Money => money(text).times(`1e-${currency(id).scale}`)

test('no way round over two or three swaps gains, dust included', () => {
  fc.assert(
    fc.property(way, fc.array(price, { minLength: 5, maxLength: 5 }), terms, units, (path, prices, t, n) => {
      const priceOf = (id: CurrencyId): Money => money(id === 1 ? '1' : (prices[id - 1] ?? '1'))
      const start = path[0] as CurrencyId
      const stake = amountOf(start, n)
      let amount = stake
      path.forEach((from, i) => {
        const to = path[(i + 1) % path.length] as CurrencyId
        if (amount.lte('0')) return
        amount = swapFigures({ from, to }, amount, { from: priceOf(from), to: priceOf(to) }, t).received
      })
      expect(amount.lt(stake)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test('a fee is never below its share, nor a whole unit above it; what is received never above the rate', () => {
  fc.assert(
    fc.property(price, price, terms, units, (from, to, t, n) => {
      const amount = amountOf(5, n)
      const prices = { from: money(from), to: money(to) }
      const { fee, exchanged, received } = swapFigures({ from: 5, to: 4 }, amount, prices, t)
      const exact = amount.times(t.fee)
      expect(fee.gte(exact) && fee.minus(exact).lt('0.00000001')).toBe(true)
      expect(toWire(exchanged.plus(fee))).toBe(toWire(amount))
      expect(received.times(prices.to).lte(exchanged.times(prices.from))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
