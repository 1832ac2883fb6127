import { useRouter } from '@tarojs/taro'
import { DepositView } from '@/features/deposit/DepositView'
import { initialDeposit } from '@/features/deposit/form'
import { useDeposit } from '@/features/deposit/useDeposit'
import { go, goLogin, HeaderIcon, Page } from '@/features/shell'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { useText } from '@/i18n'
import '@/i18n/areas/deposit'
import { useLoggedIn } from '@/stores/session'

/** Own deposit addresses and what came in on them; `currencyId` in the address chooses the coin. */
export default function RechargePage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ currencyId?: string }>()
  const deposit = useDeposit(initialDeposit(params))
  const { infos, loadProblem } = deposit
  return (
    <Page
      title={t('deposit.title')}
      right={
        <HeaderIcon
          name="record"
          label={t('assets.funds')}
          onClick={() => go('/pages/asset/detail?type=13')}
        />
      }
      loading={loggedIn && !infos && !loadProblem}
      problem={loggedIn ? loadProblem : undefined}
      onRetry={() => void deposit.reload()}
      onRefresh={deposit.reload}
    >
      {!loggedIn && <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />}
      {loggedIn && infos && <DepositView deposit={deposit} infos={infos} />}
    </Page>
  )
}
