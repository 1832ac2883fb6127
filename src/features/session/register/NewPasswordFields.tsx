import { View } from '@tarojs/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import type { Form } from '../forms/useForm'
import { PasswordField } from '../parts/PasswordField'
import { PasswordRules } from './PasswordRules'

/** The part of a form that holds a new password. */
export interface NewPassword {
  readonly password: string
  readonly confirm: string
}

interface Props {
  readonly form: Form<NewPassword, keyof NewPassword>
  /** What the password is called; else just a password. */
  readonly label?: string
  readonly onEnter: () => void
}

/** A new password with its rule, and the same again. */
export const NewPasswordFields = ({ form: { state, errors, change, leave }, label, onEnter }: Props) => {
  const { t, problem } = useText()
  return (
    <>
      <View>
        <PasswordField
          label={label ?? t('session.newPassword')}
          showLabel
          placeholder={t('session.passwordHint')}
          autoComplete="new-password"
          value={state.password}
          error={errors.password && problem(errors.password)}
          onChange={(password) => change({ password })}
          onBlur={() => state.password && leave('password')}
        />
        <PasswordRules password={state.password} />
      </View>
      <PasswordField
        label={t('session.confirmPassword')}
        showLabel
        placeholder={t('session.confirmHint')}
        autoComplete="new-password"
        value={state.confirm}
        error={errors.confirm && problem(errors.confirm)}
        onChange={(confirm) => change({ confirm })}
        onBlur={() => state.confirm && leave('confirm')}
        onEnter={onEnter}
      />
    </>
  )
}
