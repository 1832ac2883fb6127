import { plainDigits, type Currency } from '@core/domain'
import { formatAmount, formatSigned, money, round, scaleOf, toWire, trimZeros, type Money } from '@core/money'

const decimalsOf = (amount: Money, { displayDecimals }: Currency): number =>
  Math.max(displayDecimals, scaleOf(trimZeros(toWire(amount.abs()))))

/** For lists: the currency's usual decimals, never zero for something. */
export const shortAmount = (amount: Money, { displayDecimals }: Pick<Currency, 'displayDecimals'>): string =>
  formatAmount(amount, displayDecimals)

/** Every digit that counts: for entries and confirmations, which must add up. */
export const exactAmount = (amount: Money, currency: Currency): string =>
  formatAmount(amount, decimalsOf(amount, currency))

export const exactSigned = (amount: string, currency: Currency): string =>
  formatSigned(amount, decimalsOf(money(amount), currency))

/** What Max fills in: the available balance to the last digit, never above it. */
export const maxAmount = (available: Money, { scale }: { readonly scale: number }): string =>
  toWire(round(available, scale, 'down'))

/**
 * What someone typed as an amount: full-width digits and points of Chinese and Japanese keyboards become plain ones,
 * grouping commas and spaces go, a leading point gets its zero, zeros in front go.
 */
export const typedAmount = (text: string): string =>
  plainDigits(text)
    .replace(/[\uff0e\u3002]/g, '.')
    .replace(/[,\uff0c\s]/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
