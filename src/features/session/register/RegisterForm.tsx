import { Text, View } from '@tarojs/components'
import { plainInviteCode } from '@core/domain'
import { Button, Field, Icon } from '@/components'
import { ScanButton } from '@/features/scan/ScanButton'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import { isFine } from '../forms/errors'
import type { RegisterField, RegisterState } from '../forms/register'
import type { Form } from '../forms/useForm'
import { InboxBanner } from '../inbox/InboxBanner'
import { useInbox } from '../inbox/useInbox'
import { AccountField } from '../parts/AccountField'
import { AgreementCheck } from '../parts/AgreementCheck'
import { FormProblem } from '../parts/FormProblem'
import { CodeField } from './CodeField'
import { NewPasswordFields } from './NewPasswordFields'
import type { CodeSender } from './useCode'
import type { InviteCheck } from './useInviteCheck'
import { useRegister } from './useRegister'
import { useScannedInvite } from './useScannedInvite'
import './register.scss'

type RegisterFields = Form<RegisterState, RegisterField>

interface Props {
  readonly inviteCode: string
  readonly onDone: () => void
  readonly onLogin: () => void
}

export const RegisterForm = ({ inviteCode, onDone, onLogin }: Props) => {
  const { t } = useText()
  const { form, code, invite, busy, ...registration } = useRegister(inviteCode, onDone)
  const { state, errors, change, leave } = form
  const submit = () => void registration.submit()
  return (
    <View className="register">
      <Text className="text-2">{t('session.registerText')}</Text>
      <AccountField state={state} error={errors.account} onChange={change} onBlur={() => leave('account')} />
      <Proof form={form} sender={code} onSend={() => void registration.sendCode()} />
      <NewPasswordFields form={form} onEnter={submit} />
      <InviteField form={form} check={invite} />
      <AgreementCheck
        checked={state.agreement}
        error={errors.agreement}
        onChange={(agreement) => change({ agreement })}
      />
      {registration.problem && <FormProblem problem={registration.problem} />}
      <Button testId="register" busy={busy} disabled={!isFine(errors)} onClick={submit}>
        {t(busy ? 'session.registering' : 'session.register')}
      </Button>
      <View className="register__login">
        <Text className="text-2">{t('session.haveAccount')}</Text>
        <Tappable role="link" className="register__link" onClick={onLogin}>
          {t('session.login')}
        </Tappable>
      </View>
    </View>
  )
}

interface ProofProps {
  readonly form: RegisterFields
  readonly sender: CodeSender
  readonly onSend: () => void
}

/** The code that proves the account, and the demo's inbox. */
const Proof = ({ form: { state, errors, change, leave }, sender, onSend }: ProofProps) => {
  const arrived = useInbox(sender.sent)
  const setCode = (code: string): void => change({ code })
  return (
    <>
      <CodeField
        value={state.code}
        error={errors.code}
        sender={sender}
        onSend={onSend}
        onChange={setCode}
        onBlur={() => leave('code')}
      />
      {arrived && <InboxBanner code={arrived} filled={state.code === arrived.code} onFill={setCode} />}
    </>
  )
}

interface InviteProps {
  readonly form: RegisterFields
  readonly check: InviteCheck
}

/** A code that is nobody's is said when the field is left; it keeps nobody from registering. */
const InviteField = ({ form: { state, change }, check: { unknown, check } }: InviteProps) => {
  const { t } = useText()
  const isUnknown = unknown !== null && plainInviteCode(state.inviteCode) === unknown
  const take = useScannedInvite((inviteCode) => {
    change({ inviteCode })
    void check(inviteCode)
  })
  return (
    <Field
      label={t('session.inviteCode')}
      showLabel
      note={<Text className="text-3">{t('session.optional')}</Text>}
      placeholder={t('session.inviteHint')}
      maxLength={16}
      before={<Icon name="invite" size={20} />}
      after={<ScanButton label={t('session.inviteCode')} onText={take} />}
      value={state.inviteCode}
      error={isUnknown ? t('session.inviteUnknown') : undefined}
      onChange={(inviteCode) => change({ inviteCode })}
      onBlur={() => void check(state.inviteCode)}
    />
  )
}
