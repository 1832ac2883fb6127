import { View } from '@tarojs/components'
import { KeyValue } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/identity'
import { formatTime } from '@/i18n/time'
import type { Identity } from '../form/useIdentityForm'
import '../identity.scss'

/** What was sent, masked, so that its owner recognises it and nobody else learns it. */
export const SentData = ({ submission }: { readonly submission: NonNullable<Identity['submission']> }) => {
  const { t } = useText()
  const { name, idNumber, document, holder, cardNumber, phone, submittedAt, decidedAt } = submission
  return (
    <View className="identity-sent">
      <View className="identity-form__label">{t('identity.sentData')}</View>
      <View className="card">
        <KeyValue label={t('identity.name')}>{name}</KeyValue>
        <KeyValue label={t('identity.idNumber')}>{idNumber}</KeyValue>
        <KeyValue label={t('identity.document')}>{t(`identity.document_${document}`)}</KeyValue>
        {holder && <KeyValue label={t('identity.holder')}>{holder}</KeyValue>}
        {cardNumber && <KeyValue label={t('identity.cardNumber')}>{cardNumber}</KeyValue>}
        {phone && <KeyValue label={t('identity.phone')}>{phone}</KeyValue>}
        <KeyValue label={t('identity.step_sent')}>{formatTime(submittedAt)}</KeyValue>
        {decidedAt !== null && <KeyValue label={t('identity.decidedAt')}>{formatTime(decidedAt)}</KeyValue>}
      </View>
    </View>
  )
}
