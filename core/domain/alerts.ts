import { formatPrice, money, round, toWire, type Money } from '../money'
import { readPrice } from './contracts/ticket'
import type { AmountResult, Problem } from './validation'

/** Told when the price rises to it, or falls to it. */
export const ALERT_DIRECTIONS = ['above', 'below'] as const
export type AlertDirection = (typeof ALERT_DIRECTIONS)[number]

export const ALERTS_PER_USER = 20

/** A price further away is taken for a typing error: a tenth of the last price, or ten times. */
export const ALERT_RANGE = '10'

/**
 * A repeating alert that has told rests until the price is this share of its own price back on the other side: a price that
 * trembles around it tells once.
 */
export const REARM_BAND = '0.005'

const refused = (problem: NonNullable<Problem>): AmountResult => ({ amount: null, problem })

/** Which way an alert at `price` looks from the last price; null when that is where the price is now. */
export const directionOf = (price: Money, last: Money): AlertDirection | null =>
  price.eq(last) ? null : price.gt(last) ? 'above' : 'below'

/**
 * The price of a new alert, as typed: at the pair's scale, within the range, and not where the price is now.
 * Which way it looks follows from the last price.
 */
export const readAlertPrice = (text: string, last: Money, scale: number): AmountResult => {
  if (!text.trim()) return refused({ code: 'ALERT_PRICE_REQUIRED' })
  const read = readPrice(text, scale)
  if (!read.amount) return read
  const [min, max] = [round(last.div(ALERT_RANGE), scale, 'up'), last.times(ALERT_RANGE)]
  if (read.amount.lt(min) || read.amount.gt(max))
    return refused({
      code: 'ALERT_OUT_OF_RANGE',
      params: { min: formatPrice(min, scale), max: formatPrice(max, scale) },
    })
  return read.amount.eq(last) ? refused({ code: 'ALERT_REACHED' }) : read
}

/** The price that arms a repeating alert again: never on the near side of the band. */
export const rearmPrice = (direction: AlertDirection, price: Money, scale: number): Money =>
  direction === 'above'
    ? round(price.times(money('1').minus(REARM_BAND)), scale, 'down')
    : round(price.times(money('1').plus(REARM_BAND)), scale, 'up')

/** A price some percent away from another, for quick choice: at the pair's scale. */
export const priceAway = (last: Money, percent: string, scale: number): string =>
  toWire(round(last.times(money('1').plus(money(percent).div('100'))), scale, 'halfUp'))
