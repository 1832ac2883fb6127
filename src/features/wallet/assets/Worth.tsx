import { Text } from '@tarojs/components'
import { formatAmount, toWire } from '@core/money'
import { FiatText } from '@/components'
import { useText } from '@/i18n'
import type { CurrencyRow } from '../holdings'
import { valueOf, type PriceOf } from '../valuation'

export interface WorthProps {
  readonly row: CurrencyRow
  readonly priceOf: PriceOf
  readonly rate: string | null
  readonly fiat: string
}

/** In fiat where there is a rate, else in USDT; a currency without a price says so. */
export const Worth = ({ row: { currency, total }, priceOf, rate, fiat }: WorthProps) => {
  const { t } = useText()
  const price = priceOf(currency.id)
  if (price === 'none') return <Text className="text-3">{t('assets.unpriced')}</Text>
  const value = valueOf(total, price)
  if (!value) return null
  if (rate) return <FiatText usdt={toWire(value)} rate={rate} currency={fiat} />
  return currency.code === 'USDT' ? null : <Text className="text-3">≈ {formatAmount(value)} USDT</Text>
}
