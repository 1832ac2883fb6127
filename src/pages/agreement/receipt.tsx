import { useRouter } from '@tarojs/taro'
import { ReceiptView } from '@/features/receipt/ReceiptView'
import { useReceipt } from '@/features/receipt/useReceipt'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/receipt'

/** The signed receipt of an own order, or the check of one that somebody passed on. */
export default function ReceiptPage() {
  const { t } = useText()
  const { id } = useRouter().params
  const state = useReceipt(id ?? null)
  return (
    <Page title={t('receipt.title')}>
      <ReceiptView state={state} own={id !== undefined} />
    </Page>
  )
}
