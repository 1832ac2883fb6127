import { useRouter } from '@tarojs/taro'
import { GuestView } from '@/features/wallet/assets/AssetsView'
import { ExportButton } from '@/features/wallet/funds/ExportButton'
import { filterFrom, isFiltered } from '@/features/wallet/funds/filter'
import { FundsView } from '@/features/wallet/funds/FundsView'
import { useFunds } from '@/features/wallet/funds/useFunds'
import { go, goLogin, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { useLoggedIn } from '@/stores/session'

/** Funds detail; `type`, `currencyId` and `accountType` in the address choose the filters. */
export default function FundsPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ type?: string; currencyId?: string; accountType?: string }>()
  const funds = useFunds(filterFrom(params))
  return (
    <Page
      title={t('assets.funds')}
      right={loggedIn && <ExportButton request={funds.request} filtered={isFiltered(funds.filter)} />}
      onRefresh={funds.refresh}
    >
      {loggedIn ? (
        <FundsView {...funds} />
      ) : (
        <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />
      )}
    </Page>
  )
}
