import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { useState } from 'react'
import type { InviteQuery } from '@core/domain'
import { RegisterForm } from '@/features/session/register/RegisterForm'
import { goAfterLogin, LanguagePicker, Page, replace } from '@/features/shell'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { keepInvite, keptInvite } from '@/stores/invite'
import { showToast } from '@/stores/toasts'

/** Register; `code` in the address, or the scene of a scanned code, is the invitation. It is kept until somebody registers. */
export default function RegisterPage() {
  const { t } = useText()
  const { params } = useRouter<Partial<Record<keyof InviteQuery, string>>>()
  const [inviteCode] = useState(() => {
    keepInvite(params)
    return keptInvite()
  })
  const arrive = (): void => {
    showToast('success', t('session.registered'))
    goAfterLogin()
  }
  return (
    <Page title={t('session.registerTitle')} right={<LanguagePicker short />}>
      <View className="pad">
        <RegisterForm inviteCode={inviteCode} onDone={arrive} onLogin={() => replace('/pages/login/index')} />
      </View>
    </Page>
  )
}
