import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { useUserInfo } from '@/stores/session'
import { InboxBanner } from '../inbox/InboxBanner'
import { useInbox } from '../inbox/useInbox'
import { CodeInput } from './CodeInput'
import type { OwnCode } from './useOwnCode'
import './code.scss'

interface Props {
  /** From `useOwnCode`. */
  readonly code: OwnCode
  /** What the code is called, where a form has several. */
  readonly label?: string
  readonly testId?: string
  readonly value: string
  readonly error: AppProblem | undefined
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
}

/** A code to the own contact: asked for here, shown by the demo's inbox, refused when it confirms other details. */
export const OwnCodeField = ({ code, value, error, onChange, onBlur, ...input }: Props) => {
  const { t } = useText()
  const user = useUserInfo()
  const { busy, wait, sent, outdated } = code
  const arrived = useInbox(outdated ? null : sent)
  const account = (code.kind === 'phone' ? user?.phone : (user?.email ?? user?.phone)) ?? ''
  const hint = sent ? t('session.codeSentTo', { account }) : t('session.codeGoesTo', { account })
  return (
    <View className="code-field">
      <CodeInput
        {...input}
        value={value}
        error={error}
        asking={{ phase: busy ? 'sending' : 'idle', wait, again: sent !== null }}
        hint={outdated ? t('session.codeOutdated') : hint}
        onSend={() => void code.ask()}
        onChange={onChange}
        onBlur={onBlur}
      />
      {arrived && <InboxBanner code={arrived} filled={value === arrived.code} onFill={onChange} />}
    </View>
  )
}
