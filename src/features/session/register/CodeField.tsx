import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import { CodeInput } from '../code/CodeInput'
import { shownAccount } from '../forms/account'
import { SecurityCheck } from '../parts/SecurityCheck'
import type { CodeSender } from './useCode'
import '../code/code.scss'

interface Props {
  /** What the code is called, where a form has several. */
  readonly label?: string
  readonly testId?: string
  readonly value: string
  readonly error: AppProblem | undefined
  readonly sender: CodeSender
  readonly onSend: () => void
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

/** The code that proves a new account; the security check comes first. */
export const CodeField = ({ sender, ...input }: Props) => {
  const { t } = useText()
  const { phase, wait, sent } = sender
  return (
    <View className="code-field">
      <CodeInput
        {...input}
        asking={{ phase, wait, again: sent !== null }}
        hint={sent ? t('session.codeSentTo', { account: shownAccount(sent.account) }) : undefined}
      />
      {phase === 'checking' && <SecurityCheck />}
    </View>
  )
}
