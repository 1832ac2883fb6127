import { useRouter } from '@tarojs/taro'
import { RecordsView } from '@/features/pay/records/RecordsView'
import { useTransfers } from '@/features/pay/records/useTransfers'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { go, goLogin, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/pay'
import { useLoggedIn } from '@/stores/session'

/** Transfers to and from others; `id` in the address opens one. */
export default function RecordPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ id?: string }>()
  const transfers = useTransfers()
  return (
    <Page title={t('pay.records')} onRefresh={transfers.pages.reload}>
      {loggedIn ? (
        <RecordsView {...transfers} id={params.id} />
      ) : (
        <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />
      )}
    </Page>
  )
}
