import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { CodeInput } from '../code/CodeInput'
import { shownAccount } from '../forms/account'
import { SecurityCheck } from '../parts/SecurityCheck'
import type { CodeSender } from './useCode'
import '../code/code.scss'

interface Props {
  /** What the code is called, where a form has several. */
  readonly label?: string
  readonly testId?: string
  /** What is said once a code was asked for; `{account}` is where it goes. */
  readonly hint?: 'session.codeSentTo' | 'session.codeMaybeSentTo'
  readonly value: string
  readonly error: AppProblem | undefined
  readonly sender: CodeSender
  readonly onSend: () => void
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

/** The code that proves a new account; the security check comes first. */
export const CodeField = ({ sender, hint = 'session.codeSentTo', ...input }: Props) => {
  const { t } = useText()
  const { phase, wait, sent } = sender
  return (
    <View className="code-field">
      <CodeInput
        {...input}
        asking={{ phase, wait, again: sent !== null }}
        hint={sent ? t(hint, { account: shownAccount(sent.account) }) : undefined}
      />
      <SecurityCheck on={phase === 'checking'} />
    </View>
  )
}
