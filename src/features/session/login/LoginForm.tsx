import { Text, View } from '@tarojs/components'
import { Button, Logo } from '@/components'
import { useText } from '@/i18n'
import { isFine } from '../forms/errors'
import { AccountField } from '../parts/AccountField'
import { AgreementCheck } from '../parts/AgreementCheck'
import { FormProblem } from '../parts/FormProblem'
import { PasswordField } from '../parts/PasswordField'
import { SecurityCheck } from '../parts/SecurityCheck'
import { useLogin, type Login } from './useLogin'
import './login.scss'

interface Props {
  readonly onDone: () => void
  readonly onCreate: () => void
}

export const LoginForm = ({ onDone, onCreate }: Props) => {
  const { t } = useText()
  const login = useLogin(onDone)
  return (
    <View className="login">
      <Logo size={56} />
      <View className="login__title">{t('session.loginTitle')}</View>
      <Text className="login__text">{t('session.loginText')}</Text>
      <View className="login__fields">
        <Fields login={login} />
        {login.checking && <SecurityCheck />}
        <LoginProblem login={login} />
      </View>
      <Button
        testId="login"
        busy={login.busy}
        disabled={login.wait > 0 || !isFine(login.form.errors)}
        onClick={() => void login.submit()}
      >
        {buttonText(login, t)}
      </Button>
      <Button kind="secondary" onClick={onCreate}>
        {t('session.create')}
      </Button>
    </View>
  )
}

const Fields = ({ login }: { readonly login: Login }) => {
  const { t, problem } = useText()
  const { state, errors, change, leave } = login.form
  return (
    <>
      <AccountField state={state} error={errors.account} onChange={change} onBlur={() => leave('account')} />
      <PasswordField
        label={t('session.password')}
        placeholder={t('session.password')}
        autoComplete="current-password"
        value={state.password}
        error={errors.password && problem(errors.password)}
        onChange={(password) => change({ password })}
        onBlur={() => state.password && leave('password')}
        onEnter={() => void login.submit()}
      />
      <AgreementCheck
        checked={state.agreement}
        error={errors.agreement}
        onChange={(agreement) => change({ agreement })}
      />
    </>
  )
}

const buttonText = ({ wait, checking, busy }: Login, t: ReturnType<typeof useText>['t']): string => {
  if (wait > 0) return t('session.waitSeconds', { seconds: wait })
  if (checking) return t('session.checking')
  return t(busy ? 'session.loggingIn' : 'session.login')
}

/** The back-off's sentence counts down and leaves when it is over. */
const LoginProblem = ({ login: { problem, wait } }: { readonly login: Login }) => {
  if (!problem) return null
  if (problem.code !== 'LOGIN_BACKOFF') return <FormProblem problem={problem} />
  return wait > 0 ? <FormProblem problem={{ ...problem, params: { seconds: String(wait) } }} /> : null
}
