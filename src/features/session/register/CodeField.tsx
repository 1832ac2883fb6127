import { Text, View } from '@tarojs/components'
import { CODE_DIGITS, type AppProblem } from '@core/domain'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
import { Tappable } from '@/platform/tap'
import { shownAccount } from '../forms/account'
import { SecurityCheck } from '../parts/SecurityCheck'
import type { CodeSender } from './useCode'
import './register.scss'

interface Props {
  readonly value: string
  readonly error: AppProblem | undefined
  readonly sender: CodeSender
  readonly onSend: () => void
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

/** The code, the button that asks for it, and the seconds until another. */
export const CodeField = ({ value, error, sender, onSend, onChange, onBlur }: Props) => {
  const { t, problem } = useText()
  const { phase, sentTo } = sender
  return (
    <View className="code-field">
      <Field
        label={t('session.code')}
        showLabel
        placeholder={t('session.codeHint')}
        kind="digits"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        before={<Icon name="shield" size={20} />}
        after={<SendButton sender={sender} onSend={onSend} />}
        value={value}
        error={error && problem(error)}
        hint={sentTo ? t('session.codeSentTo', { account: shownAccount(sentTo) }) : undefined}
        onChange={onChange}
        onBlur={() => value && onBlur()}
      />
      {phase === 'checking' && <SecurityCheck />}
    </View>
  )
}

const SendButton = ({ sender, onSend }: Pick<Props, 'sender' | 'onSend'>) => {
  const { t } = useText()
  const { phase, wait, sentTo } = sender
  const busy = phase !== 'idle'
  return (
    <Tappable className="code-send" testId="send-code" disabled={busy || wait > 0} onClick={onSend}>
      {busy && <View className="spinner code-send__spinner" />}
      <Text>{sendText(phase, wait, sentTo !== null, t)}</Text>
    </Tappable>
  )
}

const sendText = (
  phase: CodeSender['phase'],
  wait: number,
  again: boolean,
  t: ReturnType<typeof useText>['t'],
): string => {
  if (phase === 'checking') return t('session.checking')
  if (phase === 'sending') return t('session.sending')
  if (wait > 0) return t('session.resendIn', { seconds: wait })
  return t(again ? 'session.sendAgain' : 'session.sendCode')
}
