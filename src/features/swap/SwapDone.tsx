import { Text, View } from '@tarojs/components'
import { Button, Icon, KeyValue } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/swap'
import { rateText } from './form'
import { coinText } from './QuoteCard'
import type { Swap } from './useSwap'
import './swap.scss'

interface Props {
  readonly swap: Swap
  readonly onRecords: () => void
  readonly onAgain: () => void
}

/** What was received, and at what cost. */
export const SwapDone = ({ swap, onRecords, onAgain }: Props) => {
  const { t } = useText()
  return (
    <View className="pad swap-done">
      <View className="swap-done__disc">
        <Icon name="check" />
      </View>
      <Text className="text-2">{t('swap.done')}</Text>
      <View className="swap-done__amount" ariaRole="status">
        {coinText(swap.received, swap.to)}
      </View>
      <View className="card swap-done__card">
        <KeyValue label={t('swap.youPaid')}>{coinText(swap.amount, swap.from)}</KeyValue>
        <KeyValue label={t('swap.rate')}>{rateText(swap)}</KeyValue>
        <KeyValue label={t('swap.fee')}>{coinText(swap.fee, swap.from)}</KeyValue>
      </View>
      <Button className="wide" onClick={onAgain}>
        {t('swap.again')}
      </Button>
      <Button className="wide" kind="secondary" testId="swap-records" onClick={onRecords}>
        {t('swap.records')}
      </Button>
    </View>
  )
}
