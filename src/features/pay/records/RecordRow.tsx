import { Text, View } from '@tarojs/components'
import { currencyById } from '@core/domain'
import { Icon, Tag } from '@/components'
import { exactSigned } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatClock } from '@/i18n/time'
import '@/i18n/areas/pay'
import { Tappable } from '@/platform/tap'
import type { Transfer } from './filter'
import { wordsOf } from './words'
import './records.scss'

interface Props {
  readonly transfer: Transfer
  readonly onOpen: (id: string) => void
}

/** Signed as it changes the balance; what came back changed nothing. */
export const signedAmount = ({ direction, amount }: Pick<Transfer, 'direction' | 'amount'>): string =>
  direction === 'out' ? `-${amount}` : amount

/** One transfer: with whom, when, how much, and how it stands. */
export const RecordRow = ({ transfer, onOpen }: Props) => {
  const { t } = useText()
  const currency = currencyById(transfer.currencyId)
  const words = wordsOf(transfer)
  if (!currency) return null
  const tone = transfer.direction === 'in' ? ' text-up' : transfer.status === 'returned' ? ' text-3' : ''
  return (
    <Tappable className="transfer-row" testId="transfer-row" onClick={() => onOpen(transfer.id)}>
      <View className="transfer-row__disc">
        <Icon name={words.icon} size={20} />
      </View>
      <View className="grow transfer-row__who">
        <View className="transfer-row__party ellipsis">{transfer.party}</View>
        <View className="transfer-row__second ellipsis">
          {t(`pay.direction_${transfer.direction}`)} · {formatClock(transfer.time)}
        </View>
      </View>
      <View className="right">
        <View className={`transfer-row__amount${tone}`}>
          <Text>{exactSigned(signedAmount(transfer), currency)}</Text>
          <Text className="transfer-row__unit">{currency.code}</Text>
        </View>
        <Tag kind={words.tag}>{t(words.text)}</Tag>
      </View>
    </Tappable>
  )
}
