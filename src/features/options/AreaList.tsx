import { Text, View } from '@tarojs/components'
import { formatAmount, max, money } from '@core/money'
import { CoinIcon, Icon, LivePrice, Tag } from '@/components'
import { go } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/options'
import { Tappable } from '@/platform/tap'
import { useQuote } from '@/stores/quotes'
import { ofKind, type Area } from './areas'
import { durationText, nameOfPair, rateText, scaleOfPair } from './words'
import './area-list.scss'

/** All areas, self-selected ones first. */
export const AreaList = ({ areas }: { readonly areas: readonly Area[] }) => {
  const { t } = useText()
  return (
    <View className="pad">
      {(['self', 'assigned'] as const).map((kind) => (
        <View key={kind}>
          <View className="section">
            <Text className="title-grad">{t(kind === 'self' ? 'options.self' : 'options.assigned')}</Text>
            <Text className="text-3 cap">{t(`options.${kind}Text`)}</Text>
          </View>
          <View className="areas">
            {ofKind(areas, kind).map((area) => (
              <AreaCard key={area.id} area={area} />
            ))}
          </View>
        </View>
      ))}
    </View>
  )
}

const AreaCard = ({ area }: { readonly area: Area }) => {
  const { t } = useText()
  const quote = useQuote(area.tradeId)
  const pair = nameOfPair(area.tradeId)
  const best = area.durations.map((d) => money(d.payoutRate)).reduce((a, b) => max(a, b), money('0'))
  return (
    <Tappable
      className="area"
      disabled={!area.tradable}
      onClick={() => go(`/pages/contract/index?tradeId=${area.tradeId}&kind=${area.kind}`)}
    >
      <CoinIcon code={pair.split('/')[0] ?? ''} />
      <View className="grow">
        <View className="row gap-2">
          <Text className="body-m strong">{pair}</Text>
          {area.kind === 'assigned' && area.durations[0] && (
            <Tag>{durationText(area.durations[0].seconds)}</Tag>
          )}
        </View>
        <View className="text-3 cap">
          {area.tradable
            ? t('options.from', { min: formatAmount(area.min, 0) })
            : t('options.notTradable', { pair })}
        </View>
      </View>
      {area.tradable && (
        <View className="right">
          <LivePrice
            className="body-m strong"
            price={quote?.currentPrice ?? null}
            scale={scaleOfPair(area.tradeId)}
            stale={quote?.stale ?? false}
          />
          <View className="text-lime cap">
            {t('options.upTo', { rate: rateText(best.toFixed()).replace('%', '') })}
          </View>
        </View>
      )}
      {area.tradable && <Icon name="right" size={16} className="text-3" />}
    </Tappable>
  )
}
