import { pairById, pairName, WALLET } from '@core/domain'
import { formatAmount, money, trimZeros } from '@core/money'
import { translate } from '@/i18n'
import '@/i18n/areas/options'

/** `60` -> `1 min`, `3600` -> `1 h`. */
export const durationText = (seconds: number): string => {
  if (seconds % 3600 === 0) return translate('options.hour', { count: seconds / 3600 })
  if (seconds % 60 === 0) return translate('options.minute', { count: seconds / 60 })
  return translate('options.second', { count: seconds })
}

/** `0.76` -> `76%`. */
export const rateText = (rate: string): string =>
  translate('options.rate', { rate: trimZeros(formatAmount(money(rate).times('100'))) })

export const nameOfPair = (tradeId: number): string => {
  const pair = pairById(tradeId)
  return pair ? pairName(pair) : ''
}

export const scaleOfPair = (tradeId: number): number => pairById(tradeId)?.priceScale ?? 2

/** The account that pays a stake. */
export const accountText = (accountType: number): string =>
  translate(accountType === WALLET ? 'options.accountWallet' : 'options.accountOptions')
