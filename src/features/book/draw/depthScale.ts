import { money, toWire, type Money } from '@core/money'
import type { DepthCurve } from '../model/depth'

/** Room below the curves for prices, and above them, in px. */
export const FOOT = 24
export const HEAD = 20

/** Where prices and amounts are on the canvas. */
export interface DepthScale {
  readonly bottom: number
  x(price: Money): number
  y(total: Money): number
  /** The price under a place; never outside the curve's span. */
  priceAt(x: number): Money
  /** The largest amount on the scale, as text. */
  readonly top: Money
}

/** Lengths on the screen: the numbers made here are never shown as amounts. */
const number = (value: Money): number => Number(toWire(value))

export const depthScale = (curve: DepthCurve, width: number, height: number): DepthScale => {
  const low = number(curve.mid.minus(curve.reach))
  const span = number(curve.reach.times('2'))
  const ends = [curve.bids[curve.bids.length - 1], curve.asks[curve.asks.length - 1]]
  const top = ends.reduce((most, end) => (end?.total.gt(most) ? end.total : most), money('0'))
  const [bottom, highest] = [height - FOOT, number(top)]
  return {
    bottom,
    top,
    x: (price) => (span > 0 ? ((number(price) - low) / span) * width : width / 2),
    y: (total) => bottom - (highest > 0 ? number(total) / highest : 0) * (bottom - HEAD),
    priceAt: (x) => {
      const share = Math.min(1, Math.max(0, x / width))
      return curve.mid.plus(curve.reach.times((2 * share - 1).toFixed(6)))
    },
  }
}
