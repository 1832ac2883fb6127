import { Text, View } from '@tarojs/components'
import { Button, Field, Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { isFine } from '../forms/errors'
import { InboxBanner } from '../inbox/InboxBanner'
import { useInbox } from '../inbox/useInbox'
import { AccountField } from '../parts/AccountField'
import { AgreementCheck } from '../parts/AgreementCheck'
import { FormProblem } from '../parts/FormProblem'
import { CodeField } from './CodeField'
import { NewPasswordFields } from './NewPasswordFields'
import { useRegister } from './useRegister'
import './register.scss'

interface Props {
  readonly inviteCode: string
  readonly onDone: () => void
  readonly onLogin: () => void
}

export const RegisterForm = ({ inviteCode, onDone, onLogin }: Props) => {
  const { t, problem } = useText()
  const { form, code, busy, ...registration } = useRegister(inviteCode, onDone)
  const { state, errors, change, leave } = form
  const arrived = useInbox(code.sentTo)
  const submit = () => void registration.submit()
  return (
    <View className="register">
      <Text className="text-2">{t('session.registerText')}</Text>
      <AccountField state={state} error={errors.account} onChange={change} onBlur={() => leave('account')} />
      <CodeField
        value={state.code}
        error={errors.code}
        sender={code}
        onSend={() => void registration.sendCode()}
        onChange={(value) => change({ code: value })}
        onBlur={() => leave('code')}
      />
      {arrived && (
        <InboxBanner
          code={arrived}
          filled={state.code === arrived.code}
          onFill={(value) => change({ code: value })}
        />
      )}
      <NewPasswordFields form={form} onEnter={submit} />
      <Field
        label={t('session.inviteCode')}
        showLabel
        note={<Text className="text-3">{t('session.optional')}</Text>}
        placeholder={t('session.inviteHint')}
        maxLength={16}
        before={<Icon name="invite" size={20} />}
        value={state.inviteCode}
        error={errors.inviteCode && problem(errors.inviteCode)}
        onChange={(value) => change({ inviteCode: value })}
        onBlur={() => leave('inviteCode')}
      />
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
