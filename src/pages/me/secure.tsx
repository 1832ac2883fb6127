import { useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { useCall } from '@/api'
import { SignedOut } from '@/features/profile/SignedOut'
import { SecurityList } from '@/features/security/SecurityList'
import { TradePasswordForm } from '@/features/security/TradePasswordForm'
import { goBackOr, Page } from '@/features/shell'

import { useText } from '@/i18n'
import { setUserInfo, useLoggedIn, useUserInfo } from '@/stores/session'
import { showToast } from '@/stores/toasts'

/** Account security; `set=tradePassword` in the address opens that form. */
export default function Secure() {
  const { t } = useText()
  const loggedIn = useLoggedIn()
  const { params } = useRouter<{ set?: string }>()
  const { data, problem, reload } = useCall('user.info', loggedIn ? {} : null)
  useEffect(() => {
    if (data) setUserInfo(data)
  }, [data])
  const user = useUserInfo()
  const form = params.set === 'tradePassword'
  const saved = (): void => {
    showToast('success', t('security.saved'))
    goBackOr('/pages/me/secure')
  }
  return (
    <Page
      title={t(form ? 'security.tradePassword' : 'security.title')}
      loading={loggedIn && !data && !problem}
      problem={loggedIn && !data ? problem : undefined}
      onRetry={() => void reload()}
    >
      {!loggedIn && <SignedOut />}
      {loggedIn && data && form && <TradePasswordForm known={data.hasTradePassword} onDone={saved} />}
      {loggedIn && data && !form && <SecurityList hasTradePassword={user?.hasTradePassword ?? false} />}
    </Page>
  )
}
