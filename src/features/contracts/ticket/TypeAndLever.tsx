import { Text, View } from '@tarojs/components'
import { formatAmount } from '@core/money'
import { Slider } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import { OrderType } from '../parts/OrderType'
import type { Terms } from '../terms'
import type { TicketState } from './state'
import { leverDistance } from './summary'

/** From here on a usual day may be enough to lose the margin. */
const HIGH_LEVER = 20

interface Props {
  readonly state: TicketState
  readonly terms: Terms
  readonly last: string | null
  readonly onChange: (change: Partial<TicketState>) => void
}

/** Market or limit, and the leverage with a warning when it is high. */
export const TypeAndLever = ({ state, terms, last, onChange }: Props) => {
  const { t } = useText()
  const { levers } = terms
  const distance = state.lever >= HIGH_LEVER ? leverDistance(state.lever, terms, last) : null
  return (
    <View>
      <View className="row gap-2">
        <View className="grow">
          <OrderType value={state.pubType} onChange={(pubType) => onChange({ pubType })} />
        </View>
        <View className="contract-lever">
          <Text className="text-2">{t('contracts.leverage')}</Text>
          <Text className="strong">{state.lever}×</Text>
        </View>
      </View>
      <Slider
        label={t('contracts.leverage')}
        value={levers.indexOf(state.lever)}
        max={levers.length - 1}
        stops={levers.map((lever, at) => ({ at, text: `${lever}×` }))}
        valueText={`${state.lever}×`}
        onChange={(at) => onChange({ lever: levers[at] ?? state.lever })}
        testId="leverage"
      />
      {distance && (
        <View className="contract-warning" ariaRole="status">
          {t('contracts.leverWarning', { lever: state.lever, distance: formatAmount(distance) })}
        </View>
      )}
    </View>
  )
}
