import { Text, View } from '@tarojs/components'
import { pairName, type Pair } from '@core/domain'
import type { Direction } from '@core/domain/options'
import { Button } from '@/components'
import { goTicket } from '@/features/shell/navigate'
import { useText } from '@/i18n'
import '@/i18n/areas/contracts'
import '@/i18n/areas/kline'

interface Props {
  readonly pair: Pair
  /** Undefined while it is unknown. */
  readonly tradable: boolean | undefined
}

/** The ways into the ticket: options in either direction, and contracts; a pair that cannot be traded says so instead. */
export const ActionBar = ({ pair, tradable }: Props) => {
  const { t } = useText()
  const open = (direction: Direction) => goTicket({ tab: 'options', tradeId: pair.tradeId, direction })
  if (tradable === false) {
    return (
      <View className="kline-actions">
        <Text className="kline-actions__closed">{t('kline.notTradable', { pair: pairName(pair) })}</Text>
      </View>
    )
  }
  return (
    <View className="kline-actions">
      <Button kind="up" icon="callup" disabled={!tradable} onClick={() => open('up')}>
        {t('kline.buyCall')}
      </Button>
      <Button kind="down" icon="putdown" disabled={!tradable} onClick={() => open('down')}>
        {t('kline.buyPut')}
      </Button>
      <Button
        kind="secondary"
        className="kline-actions__contract"
        disabled={!tradable}
        onClick={() => goTicket({ tab: 'contract', tradeId: pair.tradeId })}
        testId="open-contract"
      >
        {t('contracts.title')}
      </Button>
    </View>
  )
}
