import { useState, type ReactNode } from 'react'
import { PASSWORD_LENGTH } from '@core/domain'
import { Field, Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/session'
import { Tappable } from '@/platform/tap'
import './parts.scss'

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly showLabel?: boolean
  readonly value: string
  readonly error?: string
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly note?: ReactNode
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly onEnter?: () => void
}

/** A password with an eye that shows it. */
export const PasswordField = (props: Props) => {
  const { t } = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      kind={shown ? 'text' : 'password'}
      maxLength={PASSWORD_LENGTH[1] * 2}
      before={<Icon name="lock" size={20} />}
      after={
        <Tappable
          className="field-eye"
          label={t(shown ? 'session.hidePassword' : 'session.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye' : 'eyeoff'} size={20} />
        </Tappable>
      }
    />
  )
}
