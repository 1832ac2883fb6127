import { Text, View } from '@tarojs/components'
import { currencyById } from '@core/domain'
import { CopyRow, KeyValue, Sheet, Tag } from '@/components'
import { exactSigned } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatClock, formatDate, formatZone } from '@/i18n/time'
import '@/i18n/areas/pay'
import type { Transfer } from './filter'
import { signedAmount } from './RecordRow'
import { wordsOf } from './words'
import '../form/pay.scss'
import './records.scss'

interface Props {
  /** Null while none is open. */
  readonly transfer: Transfer | null
  readonly onClose: () => void
}

/** Everything about one transfer, with the numbers to quote when asking about it. */
export const RecordSheet = ({ transfer, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={transfer !== null} title={t('pay.detail')} onClose={onClose}>
      {transfer && <Details transfer={transfer} />}
    </Sheet>
  )
}

const Details = ({ transfer }: { readonly transfer: Transfer }) => {
  const { t } = useText()
  const currency = currencyById(transfer.currencyId)
  const words = wordsOf(transfer)
  if (!currency) return null
  const moment = (time: number): string => `${formatDate(time)} ${formatClock(time)} ${formatZone(time)}`
  return (
    <View>
      <View className="pay-amount">
        <Text>{exactSigned(signedAmount(transfer), currency)}</Text>
        <Text className="pay-amount__unit">{currency.code}</Text>
      </View>
      <KeyValue label={t('pay.status')}>
        <Tag kind={words.tag}>{t(words.text)}</Tag>
      </KeyValue>
      <KeyValue label={t('pay.direction')}>{t(`pay.direction_${transfer.direction}`)}</KeyValue>
      <KeyValue label={t('pay.party')}>{transfer.party}</KeyValue>
      {transfer.account && <KeyValue label={t('pay.account')}>{transfer.account}</KeyValue>}
      <KeyValue label={t('pay.time')}>{moment(transfer.time)}</KeyValue>
      {transfer.kind === 'partner' && transfer.decidedAt !== null && (
        <KeyValue label={t('pay.decidedAt')}>{moment(transfer.decidedAt)}</KeyValue>
      )}
      {transfer.reason !== null && <KeyValue label={t('pay.reason')}>{transfer.reason}</KeyValue>}
      {transfer.reference !== null && <CopyRow label={t('pay.reference')} text={transfer.reference} />}
      <CopyRow label={t('pay.id')} text={transfer.id} />
    </View>
  )
}
