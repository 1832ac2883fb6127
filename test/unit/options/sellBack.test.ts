import fc from 'fast-check'
import { money, round, toWire } from '@core/money'
import {
  cautiousValue,
  fairValue,
  normal,
  profitOf,
  sellBackOffer,
  sellBackOpen,
  winProbability,
  type RunningOrder,
} from '@core/domain/options'

const order = (direction: 'up' | 'down'): RunningOrder => ({
  direction,
  openPrice: '20000',
  stake: money('100'),
  profit: money('76'),
})

describe('sell back', () => {
  it.each([
    [0, 0.5],
    [1, 0.8413447],
    [-1, 0.1586553],
    [1.959964, 0.975],
    [-3, 0.0013499],
  ])('normal(%p) is %p (from printed tables)', (x, p) => {
    expect(normal(x)).toBeCloseTo(p, 6)
  })

  it('at the open price a win is a coin flip: 176 / 2, less 5%', () => {
    const fair = fairValue(order('up'), { price: '20000', left: 30_000, volatility: 1e-4 })
    expect(toWire(fair)).toBe('88')
    expect(toWire(sellBackOffer(fair, money('0.05')))).toBe('83.6')
  })

  it('one deviation in the money: 176 x 0.841344 (table value, cut to 6 digits)', () => {
    // deviation = 1e-4 x sqrt(25 s) = 5e-4, so the price is 20000 x e^0.0005
    const price = (20000 * Math.exp(5e-4)).toFixed(8)
    const view = { price, left: 25_000, volatility: 1e-4 }
    expect(winProbability(order('up'), view)).toBeCloseTo(0.8413447, 6)
    expect(winProbability(order('down'), view)).toBeCloseTo(0.1586553, 6)
    expect(Number(toWire(fairValue(order('up'), view)))).toBeCloseTo(148.0766, 3)
  })

  it('closes in the last 10 s', () => {
    expect(sellBackOpen(10_001)).toBe(true)
    expect(sellBackOpen(10_000)).toBe(false)
  })

  it('an offer never exceeds the payout, and both directions together never exceed it either', () => {
    const price = fc.integer({ min: 1_500_000, max: 2_500_000 }).map((cents) => (cents / 100).toFixed(2))
    const left = fc.integer({ min: 0, max: 14_400_000 })
    const volatility = fc.double({ min: 1e-5, max: 1e-2, noNaN: true })
    fc.assert(
      fc.property(price, left, volatility, (p, l, v) => {
        const view = { price: p, left: l, volatility: v }
        const both = fairValue(order('up'), view).plus(fairValue(order('down'), view))
        return fairValue(order('up'), view).gte('0') && both.lte('176')
      }),
    )
  })

  it('ahead it is valued at the wild end of the band, behind at the calm one (176 x table values)', () => {
    // half a per mill ahead, 25 s left: one deviation at 1e-4, half of one at 2e-4
    const view = { price: (20000 * Math.exp(5e-4)).toFixed(8), left: 25_000 }
    const band = { low: 1e-4, high: 2e-4 }
    const value = (direction: 'up' | 'down') => Number(toWire(cautiousValue(order(direction), view, band)))
    expect(value('up')).toBeCloseTo(176 * 0.6914625, 3)
    expect(value('down')).toBeCloseTo(176 * 0.1586553, 3)
  })

  it('an offer never exceeds the fair value x (1 - margin), rounded down, at any volatility within the band', () => {
    const cents = fc.integer({ min: 1, max: 500_000_000_000 })
    const scene = fc.record({
      stake: cents.map((n) => money(String(n)).div('1000000')),
      rate: fc.integer({ min: 1, max: 99 }).map((n) => money(String(n)).div('100')),
      price: fc.integer({ min: 1_990_000, max: 2_010_000 }).map((n) => (n / 100).toFixed(2)),
      left: fc.integer({ min: 10_001, max: 14_400_000 }),
      low: fc.double({ min: 1e-5, max: 1e-3, noNaN: true }),
      wider: fc.double({ min: 1, max: 50, noNaN: true }),
      within: fc.double({ min: 0, max: 1, noNaN: true }),
      margin: fc.integer({ min: 0, max: 99 }).map((n) => money(String(n)).div('100')),
      direction: fc.constantFrom<'up' | 'down'>('up', 'down'),
    })
    fc.assert(
      fc.property(scene, ({ stake, rate, price, left, low, wider, within, margin, direction }) => {
        const running = { direction, openPrice: '20000.00', stake, profit: profitOf(stake, rate) }
        const band = { low, high: low * wider }
        const offer = sellBackOffer(cautiousValue(running, { price, left }, band), margin)
        const volatility = low + (band.high - low) * within
        const fair = fairValue(running, { price, left, volatility })
        const most = round(fair.times(money('1').minus(margin)), 6, 'down')
        return offer.lte(most) && offer.gte('0')
      }),
      { numRuns: 500 },
    )
  })
})
