import { Text, View } from '@tarojs/components'
import { Button, Logo } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { canUseWallet } from '@/platform/wallet'
import { isFine } from '../forms/errors'
import { AccountField } from '../parts/AccountField'
import { AgreementCheck } from '../parts/AgreementCheck'
import { FormProblem } from '../parts/FormProblem'
import { PasswordField } from '../parts/PasswordField'
import { SecurityCheck } from '../parts/SecurityCheck'
import { SecondStepForm } from './SecondStepForm'
import { useLogin, type Login } from './useLogin'
import { WalletLogin } from './WalletLogin'
import './login.scss'

interface Props {
  readonly onDone: () => void
  readonly onCreate: () => void
  readonly onForgot: () => void
}

/** The first step by password or wallet; the second in its place when it is asked for. */
export const LoginForm = ({ onDone, ...ways }: Props) => {
  const login = useLogin(onDone)
  const { owed, take, restart } = login.arrival
  if (owed) return <SecondStepForm key={owed.id} owed={owed} onDone={take} onRestart={restart} />
  return <FirstStep login={login} {...ways} />
}

interface FirstProps extends Omit<Props, 'onDone'> {
  readonly login: Login
}

const FirstStep = ({ login, onCreate, onForgot }: FirstProps) => {
  const { t } = useText()
  const { form, arrival } = login
  return (
    <View className="login">
      <Logo size={56} />
      <View className="login__title">{t('session.loginTitle')}</View>
      <Text className="login__text">{t('session.loginText')}</Text>
      <View className="login__fields">
        <Fields login={login} onForgot={onForgot} />
        <SecurityCheck on={login.checking} />
        <LoginProblem login={login} />
      </View>
      <Button
        testId="login"
        busy={login.busy}
        disabled={login.wait > 0 || !isFine(form.errors)}
        onClick={() => void login.submit()}
      >
        {buttonText(login, t)}
      </Button>
      <Button kind="secondary" onClick={onCreate}>
        {t('session.create')}
      </Button>
      {canUseWallet && (
        <WalletLogin
          agreed={form.state.agreement}
          onDisagreed={() => form.leave('agreement')}
          onBegun={arrival.take}
        />
      )}
    </View>
  )
}

const Fields = ({ login, onForgot }: Omit<FirstProps, 'onCreate'>) => {
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
      <Tappable role="link" className="login__forgot" testId="forgot" onClick={onForgot}>
        {t('session.forgot')}
      </Tappable>
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
