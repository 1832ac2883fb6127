import { Text, View } from '@tarojs/components'
import { call } from '@/api'
import type { SectionProps } from '@/features/security/sections'
import { NewPasswordWithCode } from '@/features/session/code/NewPasswordWithCode'
import { useOwnCode } from '@/features/session/code/useOwnCode'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import { emptyPassword, PASSWORD_FIELDS, passwordErrors, type PasswordState } from './forms'
import { PresentField } from './PresentField'
import { useSubmit } from './useSubmit'
import './access.scss'

const send = ({ present, password, confirm, code }: PasswordState) =>
  call('ext.changePassword', {
    oldPassword: present,
    newPassword: password,
    confirmPassword: confirm,
    code: code.trim(),
  })

/** Another login password; other devices are signed out. */
export const LoginPasswordForm = ({ onDone }: SectionProps) => {
  const { t } = useText()
  const { form, busy, problem, refuse, submit } = useSubmit({
    initial: emptyPassword,
    check: passwordErrors,
    fields: PASSWORD_FIELDS,
    send,
    done: () => onDone('access.passwordSaved'),
  })
  const code = useOwnCode({ purpose: 'loginPassword', refuse })
  const { state, errors, change, leave } = form
  return (
    <View className="pad access">
      <Text className="text-2">{t('access.passwordText')}</Text>
      <PresentField state={state} error={errors.present} onChange={change} onBlur={() => leave('present')} />
      <NewPasswordWithCode
        form={form}
        code={code}
        label={t('access.newPassword')}
        problem={problem}
        busy={busy}
        buttonText={t(busy ? 'access.saving' : 'access.savePassword')}
        onSubmit={submit}
      />
    </View>
  )
}
