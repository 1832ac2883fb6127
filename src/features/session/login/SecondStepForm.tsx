import { Text, View } from '@tarojs/components'
import type { ResponseOf } from '@core/contract/schemas'
import { Button, Logo } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { isFine } from '../forms/errors'
import { FormProblem } from '../parts/FormProblem'
import { SecondCodeField } from '../parts/SecondCodeField'
import type { SecondStep } from './useBegun'
import { useSecondStep } from './useSecondStep'
import './login.scss'

interface Props {
  readonly owed: SecondStep
  readonly onDone: (begun: ResponseOf<'user.login'>) => void
  readonly onRestart: () => void
}

/** The password was right: what the user has is asked for besides. */
export const SecondStepForm = ({ owed, onDone, onRestart }: Props) => {
  const { t } = useText()
  const { form, busy, wait, problem, over, submit } = useSecondStep(owed, onDone)
  const { state, errors, change, leave } = form
  const send = (): void => void submit()
  const shown = problem?.code === 'LOGIN_BACKOFF' && wait === 0 ? null : problem
  return (
    <View className="login">
      <Logo size={56} />
      <View className="login__title">{t('session.secondTitle')}</View>
      <Text className="login__text">{t('session.secondText')}</Text>
      <View className="login__fields">
        <SecondCodeField
          state={state}
          error={errors.code}
          onChange={change}
          onBlur={() => leave('code')}
          onEnter={send}
        />
        {shown && (
          <FormProblem problem={wait > 0 ? { ...shown, params: { seconds: String(wait) } } : shown} />
        )}
      </View>
      {!over && (
        <Button testId="second-step" busy={busy} disabled={wait > 0 || !isFine(errors)} onClick={send}>
          {wait > 0
            ? t('session.waitSeconds', { seconds: wait })
            : t(busy ? 'session.loggingIn' : 'session.confirm')}
        </Button>
      )}
      <Button kind={over ? 'primary' : 'secondary'} onClick={onRestart}>
        {t(over ? 'session.loginAgain' : 'session.otherAccount')}
      </Button>
    </View>
  )
}
