import { Text, View } from '@tarojs/components'
import { currencyById, networkById } from '@core/domain'
import { maskMiddle, money } from '@core/money'
import { CoinIcon, Tag } from '@/components'
import { exactAmount } from '@/features/wallet/amounts'
import { useText, type Translation } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/deposit'
import { Tappable } from '@/platform/tap'
import type { DepositItem } from './records'

const KINDS = {
  confirming: 'warn',
  waiting: 'warn',
  credited: 'lime',
  belowMinimum: 'plain',
  dropped: 'plain',
  lost: 'plain',
} as const

export const StatusTag = ({ item }: { readonly item: DepositItem }) => {
  const { t } = useText()
  const counts = { done: item.confirmations, required: item.required }
  return <Tag kind={KINDS[item.status]}>{t(`deposit.status_${item.status}`, counts)}</Tag>
}

export const sourceOf = (t: Translation['t'], { source }: DepositItem): string =>
  source === null ? t('deposit.unknownSource') : t('deposit.fromSource', { source: maskMiddle(source) })

/** One deposit: how much came, on which network and when, what was credited, how far it is. */
export const DepositRow = ({ item, onOpen }: { item: DepositItem; onOpen: () => void }) => {
  const { t } = useText()
  const coin = currencyById(item.currencyId)
  if (!coin) return null
  return (
    <Tappable className="deposit-row" onClick={onOpen}>
      <CoinIcon code={coin.code} />
      <View className="grow">
        <View className="between gap-2">
          <Text className="deposit-row__amount">
            {exactAmount(money(item.amount), coin)} <Text className="deposit-row__unit">{coin.code}</Text>
          </Text>
          <StatusTag item={item} />
        </View>
        <View className="between gap-2 deposit-row__second">
          <Text className="ellipsis">
            {networkById(item.network)?.name} · {formatTime(item.time)}
          </Text>
          {item.actual !== null && (
            <Text className="deposit-row__actual">
              {t('deposit.actual', { amount: exactAmount(money(item.actual), coin) })}
            </Text>
          )}
        </View>
        <View className="deposit-row__second ellipsis">{sourceOf(t, item)}</View>
      </View>
    </Tappable>
  )
}
