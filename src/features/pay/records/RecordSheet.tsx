import { Text, View } from '@tarojs/components'
import { currencyById } from '@core/domain'
import { Icon, KeyValue, Sheet, Tag } from '@/components'
import { exactSigned } from '@/features/wallet/amounts'
import { useText } from '@/i18n'
import { formatClock, formatDate, formatZone } from '@/i18n/time'
import { copyText } from '@/platform/clipboard'
import { Tappable } from '@/platform/tap'
import { showToast } from '@/stores/toasts'
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
      {transfer.reference !== null && <Copied label={t('pay.reference')} text={transfer.reference} />}
      <Copied label={t('pay.id')} text={transfer.id} />
    </View>
  )
}

/** A number that is copied by a tap. */
const Copied = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { t } = useText()
  const copy = async (): Promise<void> => {
    const done = await copyText(text)
    showToast(done ? 'success' : 'error', t(done ? 'common.copied' : 'common.copyFailed'))
  }
  return (
    <Tappable className="pay-copy" label={t('pay.copy', { what: label })} onClick={() => void copy()}>
      <Text className="pay-copy__label">{label}</Text>
      <Text className="pay-copy__text">{text}</Text>
      <Icon name="copy" size={16} />
    </Tappable>
  )
}
