import { money, round, type Money } from '../../money'
import { CURRENCIES } from '../currencies'
import type { Amounts } from './format'

/** What can be wrong with a tree or a proof; the first one that is found ends the check. */
export type LiabilitiesFault =
  'malformed' | 'negative' | 'overflow' | 'owner' | 'position' | 'top' | 'totals' | 'root'

export class LiabilitiesError extends Error {
  constructor(readonly fault: LiabilitiesFault) {
    super(`liabilities: ${fault}`)
    this.name = 'LiabilitiesError'
  }
}

const DIGITS = CURRENCIES.map(({ scale }) => new RegExp(`^(0|[1-9]\\d{0,19})\\.\\d{${scale}}$`))

/** 20 digits before the point: what an amount may have at most. */
const LIMIT = money(`1${'0'.repeat(20)}`)

/** @throws LiabilitiesError malformed, or negative when a minus sign stands before one of them */
export const checkAmounts = (amounts: Amounts): void => {
  if (!Array.isArray(amounts) || !amounts.every((text) => typeof text === 'string'))
    throw new LiabilitiesError('malformed')
  if (amounts.some((text) => text.startsWith('-'))) throw new LiabilitiesError('negative')
  const right = amounts.length === DIGITS.length && DIGITS.every((digits, i) => digits.test(amounts[i] ?? ''))
  if (!right) throw new LiabilitiesError('malformed')
}

/** Writes amounts with all digits of their currencies. @throws LiabilitiesError when one cannot be written exactly */
export const amountsOf = (values: readonly Money[]): Amounts =>
  CURRENCIES.map(({ scale }, i) => {
    const value = values[i]
    if (!value || !round(value, scale, 'down').eq(value)) throw new LiabilitiesError('malformed')
    if (value.lt('0')) throw new LiabilitiesError('negative')
    if (value.gte(LIMIT)) throw new LiabilitiesError('overflow')
    return value.toFixed(scale)
  })

export const NOTHING: Amounts = amountsOf(CURRENCIES.map(() => money('0')))

/** Sum per currency. @throws LiabilitiesError when a part is negative or malformed, or the sum has too many digits */
export const addAmounts = (a: Amounts, b: Amounts): Amounts => {
  checkAmounts(a)
  checkAmounts(b)
  return amountsOf(CURRENCIES.map((_, i) => money(a[i] ?? '').plus(money(b[i] ?? ''))))
}

export const sameAmounts = (a: Amounts, b: Amounts): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i])
