import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { formatAmount, money } from '@core/money'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/token'
import type { Statistics } from './useToken'
import './token.scss'

/** Share of the issuance that is gone for good. */
const burnedShare = ({ issuance, burned }: Statistics): string | null =>
  money(issuance).gt('0') ? `${formatAmount(money(burned).times('100').div(money(issuance)))}%` : null

/** Supply and use of the token. */
export const Figures = ({ statistics }: { readonly statistics: Statistics }) => {
  const { t } = useText()
  const share = burnedShare(statistics)
  return (
    <View className="token-figures">
      <View className="card token-figures__burned">
        <View className="token-figures__disc">
          <Icon name="fire" />
        </View>
        <View className="grow">
          <View className="text-2 sm">{t('token.burned')}</View>
          <View className="h1" id="token-burned">
            {formatAmount(statistics.burned)} <Text className="text-2 body-m">BBT</Text>
          </View>
          {share && <View className="text-3 cap">{t('token.burnedShare', { share })}</View>}
        </View>
      </View>
      <Cell label={t('token.issuance')}>{formatAmount(statistics.issuance)}</Cell>
      <Cell label={t('token.circulating')}>{formatAmount(statistics.circulating)}</Cell>
      <Cell label={t('token.holders')}>{formatAmount(String(statistics.holders), 0)}</Cell>
      <Cell label={t('token.volume')}>{formatAmount(statistics.volume24h)}</Cell>
    </View>
  )
}

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <View className="card token-figures__cell">
    <View className="text-3 sm">{label}</View>
    <View className="token-figures__value">{children}</View>
  </View>
)
