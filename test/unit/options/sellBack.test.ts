import fc from 'fast-check'
import { money, toWire } from '@core/money'
import {
  fairValue,
  normal,
  sellBackOffer,
  sellBackOpen,
  volatilityOf,
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

  it('volatility: minute returns of +1% and -1% (in logs) give 0.01 / sqrt(60)', () => {
    const up = 100 * Math.exp(0.01)
    expect(volatilityOf([100, up, 100])).toBeCloseTo(0.01 / Math.sqrt(60), 12)
  })
  it('a market that stood still is not believed to be certain', () => {
    expect(volatilityOf([100, 100, 100])).toBe(1e-5)
    expect(volatilityOf([100])).toBe(1e-5)
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
})
