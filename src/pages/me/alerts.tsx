import { useRouter } from '@tarojs/taro'
import { AlertsView } from '@/features/alerts/AlertsView'
import { useAlerts } from '@/features/alerts/useAlerts'
import { SignedOut } from '@/features/profile/SignedOut'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/alerts'
import { useLoggedIn } from '@/stores/session'

/** Price alerts; `tradeId` in the address chooses the pair. */
export default function AlertsPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ tradeId?: string }>()
  const { list, problem, reload, busy, change } = useAlerts()
  return (
    <Page
      live
      title={t('alerts.title')}
      loading={loggedIn && !list && !problem}
      problem={loggedIn && !list ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && list && (
        <AlertsView list={list} tradeId={Number(params.tradeId)} busy={busy} change={change} />
      )}
    </Page>
  )
}
