import { PayView } from '@/features/pay/PayView'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'

/** Send to another user, who is found and confirmed first. */
export default function TransferTokenPage() {
  const { t } = useText()
  return <PayView title={t('pay.title')} />
}
