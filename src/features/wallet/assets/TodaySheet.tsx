import { Text, View } from '@tarojs/components'
import { currency, USDT } from '@core/domain'
import { formatPercent, formatSigned, toWire, type Money } from '@core/money'
import { KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'
import { exactAmount, exactSigned } from '../amounts'
import type { TodayProfit } from '../valuation'
import './assets.scss'

interface Props {
  readonly open: boolean
  readonly today: TodayProfit
  readonly onClose: () => void
}

/** Every digit, so that the lines add up. */
const usdt = (value: Money): string => `${exactAmount(value, currency(USDT))} USDT`

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
        <KeyValue label={`= ${t('home.formulaResult')}`}>
          {exactSigned(toWire(profit), currency(USDT))} USDT
        </KeyValue>
      </View>
      <View className="cap text-3">{t('home.formulaText')}</View>
    </Sheet>
  )
}
