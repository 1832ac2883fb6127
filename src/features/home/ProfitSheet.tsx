import { View } from '@tarojs/components'
import type { ResponseOf } from '@core/contract/schemas'
import { formatAmount, formatSigned } from '@core/money'
import { KeyValue, Sheet } from '@/components'
import { useText } from '@/i18n'

export type Today = NonNullable<ResponseOf<'assets.valuation'>['today']>

interface Props {
  readonly open: boolean
  readonly today: Today
  readonly onClose: () => void
}

/** Today's profit and loss with the numbers it is made of. */
export const ProfitSheet = ({ open, today, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={open} title={t('home.formulaTitle')} onClose={onClose}>
      <KeyValue label={t('home.formulaNow')}>{formatAmount(today.valueNow)} USDT</KeyValue>
      <KeyValue label={t('home.formulaStart')}>{formatAmount(today.valueAtStart)} USDT</KeyValue>
      <KeyValue label={t('home.formulaFlows')}>{formatSigned(today.netFlows)} USDT</KeyValue>
      <KeyValue label={t('home.formulaResult')}>{formatSigned(today.profit)} USDT</KeyValue>
      <View className="text-3 cap">{t('home.formulaText')}</View>
    </Sheet>
  )
}
