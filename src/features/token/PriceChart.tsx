import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { useCall } from '@/api'
import { Segmented } from '@/components'
import { lineOption } from '@/features/smallChart/lineOption'
import { SmallChart } from '@/features/smallChart/SmallChart'
import { useText } from '@/i18n'
import '@/i18n/areas/token'
import { usePref } from '@/stores/preferences'
import { lineColour } from '@/styles/palette'
import { BARS, pointsOf, RANGES, spanOf, type Range } from './history'
import { TOKEN_PAIR } from './useToken'
import './token.scss'

/** The token's price over a day, a week or a month. */
export const PriceChart = () => {
  const { t } = useText()
  const [range, setRange] = useState<Range>('day')
  const request = TOKEN_PAIR ? { tradeId: TOKEN_PAIR.tradeId, ...BARS[range] } : null
  const { data, loading } = useCall('ext.candles', request)
  const palette = usePref('palette')
  const points = useMemo(() => pointsOf(data?.bars ?? []), [data])
  const span = spanOf(points, TOKEN_PAIR?.priceScale ?? 4)
  const colour = lineColour(span?.rising ?? true, palette)
  const option = useMemo(() => lineOption(points, colour), [points, colour])
  return (
    <View className="token-chart">
      {span ? (
        <SmallChart
          option={option}
          label={t('token.chart', { range: t(`token.${range}`), ...textsOf(span) })}
        />
      ) : (
        <View className="token-chart__none">
          {loading ? <View className="spinner" /> : <Text className="text-3">{t('token.noChart')}</Text>}
        </View>
      )}
      <Segmented
        label={t('token.range')}
        value={range}
        onChange={setRange}
        choices={RANGES.map((value) => ({ value, text: t(`token.${value}`) }))}
      />
    </View>
  )
}

const textsOf = ({ first, last, low, high }: NonNullable<ReturnType<typeof spanOf>>) => ({
  first,
  last,
  low,
  high,
})
