import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useText } from '@/i18n'
import { countDirections } from './sort'
import type { PairRow } from './useMarket'

/** How many pairs rose and fell, in words and as a bar. */
export const Directions = ({ rows, tag }: { readonly rows: readonly PairRow[]; readonly tag: ReactNode }) => {
  const { t } = useText()
  const { up, down } = countDirections(rows)
  return (
    <View>
      <View className="between directions">
        <View className="row directions__counts sm">
          <View className="row gap-1 text-up">
            <View className="triangle" />
            {t('market.countUp', { count: up })}
          </View>
          <View className="row gap-1 text-down">
            <View className="triangle triangle--down" />
            {t('market.countDown', { count: down })}
          </View>
        </View>
        {tag}
      </View>
      <View className="directions__bar">
        <View className="directions__up" style={{ flexGrow: up }} />
        <View className="directions__down" style={{ flexGrow: down }} />
      </View>
    </View>
  )
}
