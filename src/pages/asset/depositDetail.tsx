import { useRouter } from '@tarojs/taro'
import { useWithdrawals } from '@/features/withdraw/records/useWithdrawals'
import { WithdrawalsView } from '@/features/withdraw/records/WithdrawalsView'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { go, goLogin, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { useLoggedIn } from '@/stores/session'

/** Withdrawals with how they stand; `id` in the address opens one. */
export default function WithdrawalsPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ id?: string }>()
  const pages = useWithdrawals()
  return (
    <Page title={t('withdraw.records')} onRefresh={pages.reload}>
      {loggedIn ? (
        <WithdrawalsView pages={pages} id={params.id} />
      ) : (
        <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />
      )}
    </Page>
  )
}
