import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { LoginForm } from '@/features/session/login/LoginForm'
import { LineStatus } from '@/features/session/parts/LineStatus'
import { go, goAfterLogin, LanguagePicker, Page, replace } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { barRoom } from '@/platform/screen'
import { showToast } from '@/stores/toasts'
import './login-page.scss'

/** The header is so much higher where it keeps clear of the client's own bar; elsewhere the styles know. */
const belowBar = (): CSSProperties | undefined => {
  const { top } = barRoom()
  return top > 0 ? ({ '--bar-room': `${top}px` } as CSSProperties) : undefined
}

/** Log in; afterwards back to where the user came from, else Home. */
export default function LoginPage() {
  const { t } = useText()
  const arrive = (): void => {
    showToast('success', t('session.loggedIn'))
    goAfterLogin()
  }
  return (
    <Page title={t('session.login')} middle={<View />} right={<LanguagePicker />}>
      <View className="pad login-page" style={belowBar()}>
        <View className="grow">
          <LoginForm
            onDone={arrive}
            onCreate={() => replace('/pages/reg')}
            onForgot={() => go('/pages/login/forgetPwd')}
          />
        </View>
        <LineStatus />
      </View>
    </Page>
  )
}
