import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { currencyById, networkById } from '@core/domain'
import { money } from '@core/money'
import { Button, CopyRow, KeyValue, Sheet } from '@/components'
import { exactAmount } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { StatusTag } from './WithdrawalRow'
import { Timeline } from './Timeline'
import { inGroups, type Withdrawal } from './steps'
import { useCancelWithdrawal } from './useCancelWithdrawal'
import './records.scss'

interface Props {
  /** Null while none is open. */
  readonly withdrawal: Withdrawal | null
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Everything about one withdrawal, step by step. */
export const WithdrawalSheet = ({ withdrawal, onChanged, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={withdrawal !== null} title={t('withdraw.detail')} onClose={onClose}>
      {withdrawal && <Details withdrawal={withdrawal} onChanged={onChanged} />}
    </Sheet>
  )
}

const Details = ({ withdrawal, onChanged }: { withdrawal: Withdrawal; onChanged: () => void }) => {
  const { t } = useText()
  const coin = currencyById(withdrawal.currencyId)
  if (!coin) return null
  const show = (text: string): string => `${exactAmount(money(text), coin)} ${coin.code}`
  return (
    <View>
      <View className="withdrawal-amount">
        <Text>{exactAmount(money(withdrawal.amount), coin)}</Text>
        <Text className="withdrawal-row__unit">{coin.code}</Text>
        <StatusTag status={withdrawal.status} />
      </View>
      <Timeline withdrawal={withdrawal} />
      <KeyValue label={t('withdraw.received')}>{show(withdrawal.received)}</KeyValue>
      <KeyValue label={t('withdraw.fee')}>{show(withdrawal.fee)}</KeyValue>
      <KeyValue label={t('withdraw.network')}>{networkById(withdrawal.network)?.name}</KeyValue>
      {withdrawal.label !== '' && <KeyValue label={t('withdraw.label')}>{withdrawal.label}</KeyValue>}
      <View className="withdrawal-address">
        <View className="withdrawal-address__label">{t('withdraw.address')}</View>
        <View className="withdrawal-address__text">{inGroups(withdrawal.address)}</View>
      </View>
      {withdrawal.txId !== null && <CopyRow label={t('withdraw.transaction')} text={withdrawal.txId} />}
      <CopyRow label={t('withdraw.id')} text={withdrawal.id} />
      {withdrawal.status === 'pending' && <Cancel id={withdrawal.id} onChanged={onChanged} />}
    </View>
  )
}

/** The first tap asks, the second takes it back. */
const Cancel = ({ id, onChanged }: { readonly id: string; readonly onChanged: () => void }) => {
  const { t } = useText()
  const [asked, setAsked] = useState(false)
  const { busy, cancel } = useCancelWithdrawal(onChanged)
  if (!asked) {
    return (
      <Button kind="secondary" testId="cancel-withdrawal" onClick={() => setAsked(true)}>
        {t('withdraw.cancel')}
      </Button>
    )
  }
  return (
    <View>
      <View className="withdrawal-question">{t('withdraw.cancelQuestion')}</View>
      <Button kind="danger" busy={busy} testId="cancel-withdrawal-sure" onClick={() => void cancel(id)}>
        {t('withdraw.cancelSure')}
      </Button>
    </View>
  )
}
