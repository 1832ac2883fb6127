import { Text, View } from '@tarojs/components'
import { accountTypeById, currencyById, fundTypeById } from '@core/domain'
import { money } from '@core/money'
import { useText } from '@/i18n'
import { formatClock } from '@/i18n/time'
import { Tappable } from '@/platform/tap'
import { exactAmount, exactSigned } from '../amounts'
import type { FundEntry } from './entries'
import './funds.scss'

interface Props {
  readonly entry: FundEntry
  readonly onOpen: (entry: FundEntry) => void
}

/** One movement: what it was, where and when, how much, and the balance it left. */
export const EntryRow = ({ entry, onOpen }: Props) => {
  const { t } = useText()
  const currency = currencyById(entry.currencyId)
  const account = accountTypeById(entry.accountType)
  const type = fundTypeById(entry.type)
  if (!currency || !account || !type) return null
  const gain = money(entry.amount).gt('0')
  return (
    <Tappable className="entry" onClick={() => onOpen(entry)}>
      <View className="grow">
        <View className="entry__type">{t(`assets.fund_${type.code}`)}</View>
        <View className="entry__second">
          {t(`assets.account_${account.code}`)} · {formatClock(entry.time)}
        </View>
      </View>
      <View className="right">
        <View className={`entry__amount${gain ? ' text-up' : ''}`}>
          <Text>{exactSigned(entry.amount, currency)}</Text>
          <Text className="entry__unit">{currency.code}</Text>
        </View>
        <View className="entry__second">
          {t('assets.balanceIs', { amount: exactAmount(money(entry.balanceAfter), currency) })}
        </View>
      </View>
    </Tappable>
  )
}
