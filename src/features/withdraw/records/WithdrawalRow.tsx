import { Text, View } from '@tarojs/components'
import { currencyById, networkById } from '@core/domain'
import { maskMiddle, money } from '@core/money'
import { CoinIcon, Tag } from '@/components'
import { go } from '@/features/shell'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/withdraw'
import { Tappable } from '@/platform/tap'
import { figuresOf, isUnderWay, type Withdrawal } from './timeline'
import '../withdraw.scss'

const KINDS = {
  pending: 'warn',
  approved: 'warn',
  paid: 'lime',
  rejected: 'plain',
  cancelled: 'plain',
} as const

export const StatusTag = ({ status }: Pick<Withdrawal, 'status'>) => {
  const { t } = useText()
  return <Tag kind={KINDS[status]}>{t(`withdraw.status_${status}`)}</Tag>
}

/** One withdrawal: how much, what arrives, where to, when, how far it is. */
export const WithdrawalRow = ({ item }: { readonly item: Withdrawal }) => {
  const { t } = useText()
  const coin = currencyById(item.currencyId)
  if (!coin) return null
  const figures = figuresOf(item)
  const textOf = (amount: string): string => exactAmount(money(amount), coin)
  return (
    <Tappable
      className="withdraw-row"
      testId="withdrawal"
      onClick={() => go(`/pages/asset/depositDetail?id=${item.id}`)}
    >
      <CoinIcon code={coin.code} />
      <View className="grow">
        <View className="between gap-2">
          <Text className="withdraw-row__amount">
            {textOf(item.amount)} <Text className="withdraw-row__unit">{coin.code}</Text>
          </Text>
          <StatusTag status={item.status} />
        </View>
        <View className="between gap-2 withdraw-row__second">
          <Text className="ellipsis">
            {networkById(item.network)?.name} · {formatTime(item.time)}
          </Text>
          <Text className="withdraw-row__fee">{t('withdraw.feeShort', { amount: textOf(figures.fee) })}</Text>
        </View>
        <View className="between gap-2 withdraw-row__second">
          <Text className="ellipsis">{maskMiddle(item.address)}</Text>
          <Text className="withdraw-row__fee">
            {t(isUnderWay(item) ? 'withdraw.comingShort' : 'withdraw.receivedShort', {
              amount: textOf(figures.received),
            })}
          </Text>
        </View>
      </View>
    </Tappable>
  )
}
