import type { AppProblem } from '@core/domain'
import { PasswordField } from '@/features/session/parts/PasswordField'
import { useText } from '@/i18n'
import '@/i18n/areas/access'
import '@/i18n/areas/session'
import type { Present } from './forms'

interface Props {
  readonly state: Present
  readonly error: AppProblem | undefined
  readonly onChange: (patch: Present) => void
  readonly onBlur: () => void
  readonly onEnter?: () => void
}

/** The present login password. */
export const PresentField = ({ state, error, onChange, onBlur, onEnter }: Props) => {
  const { t, problem } = useText()
  return (
    <PasswordField
      label={t('access.present')}
      showLabel
      placeholder={t('session.passwordHint')}
      autoComplete="current-password"
      value={state.present}
      error={error && problem(error)}
      onChange={(present) => onChange({ present })}
      onBlur={() => state.present && onBlur()}
      onEnter={onEnter}
    />
  )
}
