import { Text, View } from '@tarojs/components'
import { Button } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { isFine } from '../forms/errors'
import { InboxBanner } from '../inbox/InboxBanner'
import { useInboxState } from '../inbox/useInbox'
import { AccountField } from '../parts/AccountField'
import { FormProblem } from '../parts/FormProblem'
import { CodeField } from '../register/CodeField'
import { NewPasswordFields } from '../register/NewPasswordFields'
import { useForgot, type Forgot } from './useForgot'
import '../register/register.scss'

interface Props {
  readonly onDone: () => void
  readonly onLogin: () => void
}

/** A new password for who can read the account's mail or messages. */
export const ForgotForm = ({ onDone, onLogin }: Props) => {
  const { t } = useText()
  const forgot = useForgot(onDone)
  const { form, busy, problem } = forgot
  const { state, errors, change, leave } = form
  const send = (): void => void forgot.submit()
  return (
    <View className="register">
      <Text className="text-2">{t('session.forgotText')}</Text>
      <AccountField state={state} error={errors.account} onChange={change} onBlur={() => leave('account')} />
      <Proof forgot={forgot} />
      <NewPasswordFields form={form} onEnter={send} />
      {problem && <FormProblem problem={problem} />}
      <Button testId="reset-password" busy={busy} disabled={!isFine(errors)} onClick={send}>
        {t(busy ? 'session.resetting' : 'session.resetPassword')}
      </Button>
      <Button kind="secondary" onClick={onLogin}>
        {t('session.backToLogin')}
      </Button>
    </View>
  )
}

/** Whether the account exists is told to its mailbox only. */
const Proof = ({ forgot: { form, code, sendCode } }: { readonly forgot: Forgot }) => {
  const { t } = useText()
  const { state, errors, change, leave } = form
  const inbox = useInboxState(code.sent)
  const setCode = (text: string): void => change({ code: text })
  return (
    <>
      <CodeField
        value={state.code}
        error={errors.code}
        sender={code}
        hint="session.codeMaybeSentTo"
        onSend={() => void sendCode()}
        onChange={setCode}
        onBlur={() => leave('code')}
      />
      {inbox.code && (
        <InboxBanner code={inbox.code} filled={state.code === inbox.code.code} onFill={setCode} />
      )}
      {inbox.read && !inbox.code && <Text className="cap text-2">{t('session.demoNoCode')}</Text>}
    </>
  )
}
