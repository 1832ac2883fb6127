import { IdentityView } from '@/features/identity/IdentityView'
import type { Identity } from '@/features/identity/form/useIdentityForm'
import { useIdentity } from '@/features/identity/useIdentity'
import { SignedOut } from '@/features/profile/SignedOut'
import { Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/identity'
import { useLoggedIn } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Real-name verification. */
export default function RealPage() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { identity, problem, reload, sent } = useIdentity()
  const onSent = (now?: Identity): void => {
    if (now) showToast('success', t('identity.submitted'))
    sent(now)
  }
  return (
    <Page
      title={t('identity.title')}
      loading={loggedIn && !identity && !problem}
      problem={loggedIn && !identity ? problem : undefined}
      onRetry={() => void reload()}
      onRefresh={reload}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && identity && <IdentityView identity={identity} onSent={onSent} />}
    </Page>
  )
}
