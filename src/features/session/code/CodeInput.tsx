import { Text, View } from '@tarojs/components'
import { CODE_DIGITS, type AppProblem } from '@core/domain'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import './code.scss'

/** Where asking for a code has got to. */
export interface Asking {
  readonly phase: 'idle' | 'checking' | 'sending'
  /** Seconds until another code may be asked for. */
  readonly wait: number
  /** A code was sent before. */
  readonly again: boolean
}

interface Props {
  /** What the code is called, where a form has several. */
  readonly label?: string
  readonly testId?: string
  readonly value: string
  readonly error: AppProblem | undefined
  readonly asking: Asking
  readonly hint: string | undefined
  readonly onSend: () => void
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

/** The code, the button that asks for it, and the seconds until another. */
export const CodeInput = ({
  label,
  testId = 'send-code',
  value,
  error,
  asking,
  hint,
  onSend,
  onChange,
  onBlur,
}: Props) => {
  const { t, problem } = useText()
  return (
    <Field
      label={label ?? t('session.code')}
      showLabel
      placeholder={t('session.codeHint')}
      kind="digits"
      autoComplete="one-time-code"
      maxLength={CODE_DIGITS}
      before={<Icon name="shield" size={20} />}
      after={<SendButton asking={asking} testId={testId} onSend={onSend} />}
      value={value}
      error={error && problem(error)}
      hint={hint}
      onChange={onChange}
      onBlur={() => value && onBlur()}
    />
  )
}

const SendButton = ({ asking, testId, onSend }: Pick<Props, 'asking' | 'testId' | 'onSend'>) => {
  const { t } = useText()
  const busy = asking.phase !== 'idle'
  return (
    <Tappable className="code-send" testId={testId} disabled={busy || asking.wait > 0} onClick={onSend}>
      {busy && <View className="spinner code-send__spinner" />}
      <Text>{sendText(asking, t)}</Text>
    </Tappable>
  )
}

const sendText = ({ phase, wait, again }: Asking, t: ReturnType<typeof useText>['t']): string => {
  if (phase === 'checking') return t('session.checking')
  if (phase === 'sending') return t('session.sending')
  if (wait > 0) return t('session.resendIn', { seconds: wait })
  return t(again ? 'session.sendAgain' : 'session.sendCode')
}
