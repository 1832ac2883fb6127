import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/tap'
import { Icon, type IconName } from '../Icon'
import './button.scss'

export interface ButtonProps {
  readonly kind?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'up' | 'down'
  readonly small?: boolean
  readonly icon?: IconName
  /** Shows a spinner and ignores taps; the button keeps its colour and width. */
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Stands out of its neighbours, and has the focus from then on. */
  readonly chosen?: boolean
  readonly className?: string
  readonly label?: string
  readonly testId?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

export const Button = ({
  kind = 'primary',
  small,
  icon,
  busy,
  disabled,
  chosen = false,
  className = '',
  ...rest
}: ButtonProps) => (
  <Tappable
    className={`button button--${kind}${small ? ' button--small' : ''}${busy ? ' button--busy' : ''}${disabled ? ' button--off' : ''}${chosen ? ' button--chosen' : ''} ${className}`}
    disabled={disabled || busy}
    focused={chosen}
    label={rest.label}
    testId={rest.testId}
    onClick={rest.onClick}
  >
    {busy ? <View className="spinner" /> : icon && <Icon name={icon} size={20} />}
    {rest.children}
  </Tappable>
)
