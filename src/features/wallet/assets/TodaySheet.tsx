import { Text, View } from '@tarojs/components'
import { formatAmount, formatPercent, formatSigned, type Money } from '@core/money'
import { KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import type { TodayProfit } from '../valuation'
import './assets.scss'

interface Props {
  readonly open: boolean
  readonly today: TodayProfit
  readonly onClose: () => void
}

const usdt = (value: Money): string => `${formatAmount(value)} USDT`

/** How the day's profit and loss comes about, with its numbers. */
export const TodaySheet = ({ open, today, onClose }: Props) => {
  const { t } = useText()
  const { profit, percent, valueNow, valueAtStart, netFlows } = today
  return (
    <Sheet open={open} title={t('home.formulaTitle')} onClose={onClose}>
      <View className="today-sheet__figure">
        <Text className="h1">{formatSigned(profit)} USDT</Text>
        {percent && <Text className="text-2">{formatPercent(percent)}</Text>}
      </View>
      <KeyValue label={t('home.formulaNow')}>{usdt(valueNow)}</KeyValue>
      <KeyValue label={`− ${t('home.formulaStart')}`}>{usdt(valueAtStart)}</KeyValue>
      <KeyValue label={`− ${t('home.formulaFlows')}`}>{usdt(netFlows)}</KeyValue>
      <View className="today-sheet__result">
        <KeyValue label={`= ${t('home.formulaResult')}`}>{formatSigned(profit)} USDT</KeyValue>
      </View>
      <View className="cap text-3">{t('home.formulaText')}</View>
    </Sheet>
  )
}
