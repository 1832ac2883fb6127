import { divide, money, toWire, type Money } from '../money'
import type { CurrencyId } from './currencies'
import { MIN_DEPOSIT_USDT } from './limits'
import type { Problem } from './validation'

/** A deposit worth less than the minimum is not credited. `price` in USDT per unit; the value is exact, not rounded. */
export const isBelowMinimum = (amount: Money, price: Money): boolean =>
  amount.times(price).lt(money(MIN_DEPOSIT_USDT))

/** Digits in which a minimum is told: enough for the dearest coin, few enough to read. */
const MINIMUM_DECIMALS = 6

/** The least amount of a coin that is worth the minimum, rounded up. `price` in USDT per unit, above 0. */
export const minimumAmount = (price: string): string =>
  toWire(divide(money(MIN_DEPOSIT_USDT), money(price), MINIMUM_DECIMALS, 'up'))

/** The minimum, where the price is known. */
export const checkDepositAmount = (amount: Money, price: string | null): Problem =>
  price !== null && isBelowMinimum(amount, money(price)) ? { code: 'DEPOSIT_BELOW_MINIMUM' } : null

/** What a test deposit of the demo may be at most, so that play money stays in proportion. */
const MAX_TEST_DEPOSIT: Readonly<Record<CurrencyId, string>> = {
  1: '10000',
  2: '50000',
  3: '10000',
  4: '5',
  5: '0.5',
}

export const maxTestDeposit = (currencyId: CurrencyId): string => MAX_TEST_DEPOSIT[currencyId]
