import { View } from '@tarojs/components'
import type { AppProblem } from '@core/domain'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import type { SecondState } from '../forms/secondStep'
import './parts.scss'

interface Props {
  readonly state: SecondState
  readonly error: AppProblem | undefined
  readonly onChange: (patch: Partial<SecondState>) => void
  readonly onBlur: () => void
  readonly onEnter?: () => void
}

/** The code of the authenticator app, or one of the recovery codes for who has lost it. */
export const SecondCodeField = ({ state, error, onChange, onBlur, onEnter }: Props) => {
  const { t, problem } = useText()
  const app = state.kind === 'totp'
  const value = app ? state.totp : state.recovery
  return (
    <View>
      <Field
        key={state.kind}
        label={t(app ? 'session.secondCode' : 'session.recoveryCode')}
        showLabel
        placeholder={t(app ? 'session.codeHint' : 'session.recoveryHint')}
        kind={app ? 'digits' : 'text'}
        autoComplete="one-time-code"
        maxLength={app ? 6 : 16}
        before={<Icon name="shield" size={20} />}
        value={value}
        error={error && problem(error)}
        onChange={(text) => onChange(app ? { totp: text } : { recovery: text })}
        onBlur={() => value && onBlur()}
        onEnter={onEnter}
      />
      <Tappable
        className="second-switch"
        testId="second-switch"
        onClick={() => onChange({ kind: app ? 'recovery' : 'totp' })}
      >
        {t(app ? 'session.useRecovery' : 'session.useApp')}
      </Tappable>
    </View>
  )
}
