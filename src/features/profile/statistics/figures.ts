import { formatAmount, money } from '@core/money'

/** A share of 1 in percent, as `66.67%`; a dash where there is none. */
export const shareText = (share: string | null): string =>
  share === null ? '—' : `${formatAmount(money(share).times('100'), 2)}%`

/** In which colour a result is said. */
export const worth = (amount: string): 'up' | 'down' | '' => {
  if (money(amount).gt('0')) return 'up'
  return money(amount).lt('0') ? 'down' : ''
}
