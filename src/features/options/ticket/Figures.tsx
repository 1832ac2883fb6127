import { View } from '@tarojs/components'
import { useEffect, useState, type ReactNode } from 'react'
import { formatAmount, formatSigned } from '@core/money'
import { useText } from '@/i18n'
import { formatClock, formatZone } from '@/i18n/time'
import '@/i18n/areas/options'
import { marketNow } from '@/stores/clock'
import '../figures.scss'
import type { TicketSummary } from './form'

interface Props {
  readonly summary: TicketSummary
  readonly seconds: number
}

/** Cost and chance before the tap: profit, loss, break-even, settlement second. */
export const Figures = ({ summary: { profit, stake, breakEven }, seconds }: Props) => {
  const { t } = useText()
  const now = useMarketSecond()
  return (
    <View className="figures">
      <Figure label={t('options.profit')} className="text-up">
        {profit ? `${formatSigned(profit)} USDT` : '—'}
      </Figure>
      <Figure label={t('options.loss')}>{stake ? `${formatSigned(stake.neg())} USDT` : '—'}</Figure>
      <Figure label={t('options.breakEven')}>{breakEven ? `${formatAmount(breakEven)}%` : '—'}</Figure>
      <Figure label={t('options.settles', { zone: formatZone(now) })}>
        {formatClock(now + seconds * 1000)}
      </Figure>
    </View>
  )
}

interface FigureProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

const Figure = ({ label, className = '', children }: FigureProps) => (
  <View className="figures__cell">
    <View className="text-3 sm">{label}</View>
    <View className={`figures__value ${className}`}>{children}</View>
  </View>
)

/** Market time, stepping per second. */
export const useMarketSecond = (): number => {
  const [now, setNow] = useState(marketNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(marketNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
