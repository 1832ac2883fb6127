import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currencyById, networkById } from '@core/domain'
import { maskMiddle, money } from '@core/money'
import { CopyRow, Icon, KeyValue } from '@/components'
import { AddressText } from '@/features/addresses/AddressText'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatTime } from '@/i18n/time'
import '@/i18n/areas/withdraw'
import { Tappable } from '@/platform/tap'
import { CancelButton } from './CancelButton'
import { Timeline } from './Timeline'
import { figuresOf, isUnderWay, type Withdrawal } from './timeline'
import { StatusTag } from './WithdrawalRow'
import '../withdraw.scss'

interface Props {
  readonly item: Withdrawal
  readonly onChanged: () => void
}

/** Everything about one withdrawal. */
export const WithdrawalDetail = ({ item, onChanged }: Props) => {
  const { t } = useText()
  const coin = currencyById(item.currencyId)
  if (!coin) return null
  const figures = figuresOf(item)
  const textOf = (amount: string): string => `${exactAmount(money(amount), coin)} ${coin.code}`
  return (
    <View className="pad withdraw-detail">
      <View className="withdraw-detail__head">
        <View className="withdraw-amount">
          {exactAmount(money(item.amount), coin)}
          <View className="withdraw-amount__unit">{coin.code}</View>
        </View>
        <StatusTag status={item.status} />
      </View>
      <View className="card">
        <Timeline item={item} />
      </View>
      <View className="card withdraw-detail__facts">
        <KeyValue label={t(isUnderWay(item) ? 'withdraw.receive' : 'withdraw.received')}>
          {textOf(figures.received)}
        </KeyValue>
        <KeyValue label={t('withdraw.fee')}>{textOf(figures.fee)}</KeyValue>
        <KeyValue label={t('withdraw.time')}>{formatTime(item.time)}</KeyValue>
        <KeyValue label={t('withdraw.network')}>{networkById(item.network)?.name}</KeyValue>
        <AddressLine item={item} />
        {item.txId !== null && <CopyRow label={t('withdraw.transaction')} text={item.txId} />}
      </View>
      {item.status === 'pending' && <CancelButton id={item.id} onDone={onChanged} />}
    </View>
  )
}

/** Six characters at either end; a tap shows all. */
const AddressLine = ({ item: { address, label } }: { readonly item: Withdrawal }) => {
  const { t } = useText()
  const [full, setFull] = useState(false)
  return (
    <>
      <Tappable className="withdraw-detail__tap" testId="show-address" onClick={() => setFull(!full)}>
        <Text className="sm text-2">{t('withdraw.address')}</Text>
        <Text className="grow right ellipsis">
          {label} <Text className="text-3">{full ? '' : maskMiddle(address)}</Text>
        </Text>
        <Icon name={full ? 'eyeoff' : 'eye'} size={20} className="text-3" />
      </Tappable>
      {full && <AddressText address={address} />}
    </>
  )
}
