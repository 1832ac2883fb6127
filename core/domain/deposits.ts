import type { Money } from '../money'
import { money } from '../money'
import { MIN_DEPOSIT_USDT } from './limits'

/** A deposit worth less than the minimum is not credited. `price` in USDT per unit; the value is exact, not rounded. */
export const isBelowMinimum = (amount: Money, price: Money): boolean =>
  amount.times(price).lt(money(MIN_DEPOSIT_USDT))
