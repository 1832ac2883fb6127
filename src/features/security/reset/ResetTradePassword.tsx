import { Text, View } from '@tarojs/components'
import { ID_TAIL } from '@core/domain'
import { Field, Icon } from '@/components'
import { NewPasswordWithCode } from '@/features/session/code/NewPasswordWithCode'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import '@/i18n/areas/security'
import '@/i18n/areas/session'
import type { SectionProps } from '../sections'
import { useReset } from './useReset'
import '../security.scss'

/** For who forgot the trade password. */
export const ResetTradePassword = ({ user, onDone }: SectionProps) => {
  const { t } = useText()
  const { form, code, busy, problem, submit } = useReset(user, () => onDone('security.saved'))
  const send = (): void => void submit()
  return (
    <View className="pad security-form">
      <Text className="text-2 sm">{t(`person.resetGuide_${form.state.proof}`)}</Text>
      <Present form={form} />
      <NewPasswordWithCode
        form={form}
        code={code}
        label={t('security.newTradePassword')}
        problem={problem}
        busy={busy}
        buttonText={t(busy ? 'security.saving' : 'security.save')}
        onSubmit={send}
      />
    </View>
  )
}

const Present = ({ form: { state, errors, change, leave } }: Pick<ReturnType<typeof useReset>, 'form'>) => {
  const { t, problem } = useText()
  const shared = {
    showLabel: true,
    value: state.present,
    error: errors.present && problem(errors.present),
    onChange: (present: string) => change({ present }),
    onBlur: () => state.present && leave('present'),
  }
  return state.proof === 'id' ? (
    <Field
      {...shared}
      label={t('person.idTail')}
      placeholder={t('person.idTailHint')}
      maxLength={ID_TAIL}
      before={<Icon name="shield" size={20} />}
    />
  ) : (
    <PasswordField
      {...shared}
      label={t('security.proof_login')}
      placeholder={t('session.passwordHint')}
      autoComplete="current-password"
    />
  )
}
