import { Text, View } from '@tarojs/components'
import { ID_TAIL } from '@core/domain'
import { Button, Field, Icon } from '@/components'
import { OwnCodeField } from '@/features/session/code/OwnCodeField'
import { isFine } from '@/features/session/forms/errors'
import { FormProblem } from '@/features/session/parts/FormProblem'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { NewPasswordFields } from '@/features/session/register/NewPasswordFields'
import { useText } from '@/i18n'
import '@/i18n/areas/person'
import type { SectionProps } from '../sections'
import { useReset } from './useReset'
import '../security.scss'

/** For who forgot the trade password. */
export const ResetTradePassword = ({ user, onDone }: SectionProps) => {
  const { t } = useText()
  const { form, code, busy, problem, submit } = useReset(user, () => onDone('security.saved'))
  const { state, errors, change, leave } = form
  const send = (): void => void submit()
  return (
    <View className="pad security-form">
      <Text className="text-2 sm">{t(`person.resetGuide_${state.proof}`)}</Text>
      <Present form={form} />
      <NewPasswordFields form={form} label={t('security.newTradePassword')} onEnter={send} />
      <OwnCodeField
        code={code}
        value={state.code}
        error={errors.code}
        onChange={(text) => change({ code: text })}
        onBlur={() => leave('code')}
      />
      {problem && <FormProblem problem={problem} />}
      <Button testId="submit" busy={busy} disabled={!isFine(errors)} onClick={send}>
        {t(busy ? 'security.saving' : 'security.save')}
      </Button>
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
