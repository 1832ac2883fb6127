import Big from 'big.js'

/**
 * Exact decimals. On the wire an amount is a decimal string; in code it is a `Money` (big.js).
 * Strict mode refuses `number`, so that a float can never slip into a balance.
 */
export const Money = Big()
Money.strict = true
Money.PE = 60
Money.NE = -60
Money.DP = 40
export type Money = Big

/** Rounding modes by name: `down` towards zero, `up` away from zero, `halfUp` to nearest. */
export type Rounding = 'down' | 'up' | 'halfUp'
const MODES = { down: 0, halfUp: 1, up: 3 } as const

const AMOUNT = /^(0|[1-9]\d{0,19})(\.\d{1,18})?$/

/** True for a plain, unsigned decimal: no exponent, no sign, at most 20 integer and 18 fractional digits. */
export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** Number of digits after the point of a plain decimal. */
export const scaleOf = (text: string): number => {
  const point = text.indexOf('.')
  return point < 0 ? 0 : text.length - point - 1
}

/**
 * Reads an amount typed or sent by someone else.
 * @returns the amount, or null when it is no plain decimal or has more than `scale` digits after the point
 */
export const parseAmount = (text: string, scale: number): Money | null =>
  isAmount(text) && scaleOf(text) <= scale ? new Money(text) : null

/** A decimal the system itself made (database, configuration, own wire); signs allowed. */
export const money = (text: string | Money): Money => new Money(text)

export const ZERO: Money = new Money('0')

/** Rounds to `scale` digits in a named mode. */
export const round = (value: Money, scale: number, mode: Rounding): Money => value.round(scale, MODES[mode])

/** Divides and rounds once, in a named mode. */
export const divide = (a: Money, b: Money, scale: number, mode: Rounding): Money =>
  round(a.div(b), scale, mode)

/** Plain decimal string without exponent, for the wire and the database. */
export const toWire = (value: Money): string => value.toFixed()

export const sum = (values: readonly Money[]): Money => values.reduce((a, b) => a.plus(b), ZERO)
export const min = (a: Money, b: Money): Money => (a.lt(b) ? a : b)
export const max = (a: Money, b: Money): Money => (a.gt(b) ? a : b)
