import { AssetsView, GuestView } from '@/features/wallet/assets/AssetsView'
import { useHoldings } from '@/features/wallet/useHoldings'
import { usePrices } from '@/features/wallet/usePrices'
import { useValuation } from '@/features/wallet/useValuation'
import { go, goLogin, Page } from '@/features/shell'
import { useText } from '@/i18n'
import { useLoggedIn } from '@/stores/session'

/** Assets: what the user holds and what it is worth. */
export default function AssetsPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { holdings, problem, reload } = useHoldings()
  const priceOf = usePrices()
  const valuation = useValuation(holdings, priceOf)
  const refresh = () => Promise.all([reload(), valuation.reload()])
  return (
    <Page
      tab="/pages/asset/index"
      title={t('assets.title')}
      live
      loading={loggedIn && !holdings && !problem}
      problem={loggedIn && !holdings ? problem : undefined}
      onRetry={() => void refresh()}
      onRefresh={refresh}
    >
      {loggedIn && holdings ? (
        <AssetsView holdings={holdings} valuation={valuation} priceOf={priceOf} />
      ) : (
        <GuestView onLogin={goLogin} onCreate={() => go('/pages/reg')} />
      )}
    </Page>
  )
}
