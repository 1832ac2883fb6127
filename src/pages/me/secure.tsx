import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { useCall } from '@/api'
import { SignedOut } from '@/features/profile/SignedOut'
import { SECTIONS } from '@/features/security/sections'
import { SecurityList } from '@/features/security/SecurityList'
import { goBackOr, Page } from '@/features/shell'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/security'
import { setUserInfo, useLoggedIn, useUserInfo } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Account security: the list of what there is, or the section that `set` in the address names. */
export default function Secure() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ set?: string }>()
  const { data, problem, reload } = useCall('user.info', loggedIn ? {} : null)
  useEffect(() => {
    if (data) setUserInfo(data)
  }, [data])
  const user = useUserInfo()
  const section = SECTIONS[params.set ?? '']
  const done = (said: TextKey): void => {
    showToast('success', t(said))
    goBackOr('/pages/me/secure')
  }
  return (
    <Page
      title={t(section?.title ?? 'security.title')}
      loading={loggedIn && !data && !problem}
      problem={loggedIn && !data ? problem : undefined}
      onRetry={() => void reload()}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && data && user && section && <section.View user={user} onDone={done} />}
      {loggedIn && data && user && !section && <SecurityList user={user} />}
    </Page>
  )
}
