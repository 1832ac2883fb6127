import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { RegisterForm } from '@/features/session/register/RegisterForm'
import { goAfterLogin, LanguagePicker, Page, replace } from '@/features/shell'
import { useText } from '@/i18n'
import { showToast } from '@/stores/toasts'

/** Register; `code` in the address is the invitation code. */
export default function RegisterPage() {
  const { t } = useText()
  const { params } = useRouter<{ code?: string }>()
  const arrive = (): void => {
    showToast('success', t('session.registered'))
    goAfterLogin()
  }
  return (
    <Page title={t('session.registerTitle')} right={<LanguagePicker short />}>
      <View className="pad">
        <RegisterForm
          inviteCode={params.code ?? ''}
          onDone={arrive}
          onLogin={() => replace('/pages/login/index')}
        />
      </View>
    </Page>
  )
}
