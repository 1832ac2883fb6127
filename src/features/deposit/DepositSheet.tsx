import { Text, View } from '@tarojs/components'
import { currencyById, networkById } from '@core/domain'
import { maskMiddle, money } from '@core/money'
import { Button, KeyValue, Sheet } from '@/components'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/deposit'
import { copyText } from '@/platform/clipboard'
import { showToast } from '@/stores/toasts'
import { StatusTag } from './DepositRow'
import type { DepositItem } from './records'

interface Props {
  /** Null while none is opened. */
  readonly item: DepositItem | null
  readonly onClose: () => void
}

/** Everything about one deposit, and what its status means. */
export const DepositSheet = ({ item, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={item !== null} title={t('deposit.detail')} onClose={onClose}>
      {item && <Details item={item} />}
    </Sheet>
  )
}

const Details = ({ item }: { readonly item: DepositItem }) => {
  const { t } = useText()
  const coin = currencyById(item.currencyId)
  if (!coin) return null
  const amountOf = (text: string): string => `${exactAmount(money(text), coin)} ${coin.code}`
  const copy = async (): Promise<void> => {
    const done = await copyText(item.txId)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <View className="deposit-details">
      <View className="deposit-details__amount">
        <Text>{exactAmount(money(item.amount), coin)}</Text>
        <Text className="deposit-row__unit">{coin.code}</Text>
      </View>
      <KeyValue label={t('deposit.status')}>
        <StatusTag item={item} />
      </KeyValue>
      {item.actual !== null && <KeyValue label={t('deposit.credited')}>{amountOf(item.actual)}</KeyValue>}
      {item.value !== null && coin.code !== 'USDT' && (
        <KeyValue label={t('deposit.value')}>{item.value} USDT</KeyValue>
      )}
      <KeyValue label={t('deposit.time')}>{formatTime(item.time)}</KeyValue>
      <KeyValue label={t('deposit.network')}>{networkById(item.network)?.name}</KeyValue>
      <KeyValue label={t('deposit.source')}>
        {item.source === null ? t('deposit.unknownSource') : maskMiddle(item.source)}
      </KeyValue>
      <KeyValue label={t('deposit.address')}>{maskMiddle(item.address)}</KeyValue>
      <KeyValue label={t('deposit.transaction')}>{maskMiddle(item.txId)}</KeyValue>
      <View className="deposit-details__why">
        {t(`deposit.why_${item.status}`, { required: item.required, currency: coin.code })}
      </View>
      <Button kind="secondary" icon="copy" onClick={() => void copy()}>
        {t('deposit.copyTransaction')}
      </Button>
    </View>
  )
}
