import { View } from '@tarojs/components'
import { ForgotForm } from '@/features/session/forgot/ForgotForm'
import { goBackOr, LanguagePicker, Page } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { showToast } from '@/stores/toasts'

const LOGIN = '/pages/login/index'

/** Reset a forgotten login password; afterwards back to the login. */
export default function ForgetPasswordPage() {
  const { t } = useText()
  const arrive = (): void => {
    showToast('success', t('session.resetDone'))
    goBackOr(LOGIN)
  }
  return (
    <Page title={t('session.forgotTitle')} right={<LanguagePicker short />}>
      <View className="pad">
        <ForgotForm onDone={arrive} onLogin={() => goBackOr(LOGIN)} />
      </View>
    </Page>
  )
}
