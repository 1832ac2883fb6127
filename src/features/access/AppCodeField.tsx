import type { AppProblem } from '@core/domain'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'

interface Props {
  readonly value: string
  readonly error: AppProblem | undefined
  readonly onChange: (code: string) => void
  readonly onBlur: () => void
  readonly onEnter: () => void
}

/** The 6 digits that the authenticator app shows. */
export const AppCodeField = ({ value, error, onChange, onBlur, onEnter }: Props) => {
  const { t, problem } = useText()
  return (
    <Field
      label={t('session.secondCode')}
      showLabel
      placeholder={t('session.codeHint')}
      kind="digits"
      autoComplete="one-time-code"
      maxLength={6}
      before={<Icon name="shield" size={20} />}
      value={value}
      error={error && problem(error)}
      onChange={onChange}
      onBlur={() => value && onBlur()}
      onEnter={onEnter}
    />
  )
}
