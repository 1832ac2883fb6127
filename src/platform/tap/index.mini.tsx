import { View } from '@tarojs/components'
import type { TappableProps } from './types'
import './tap.scss'

export type { TappableProps } from './types'

export const Tappable = ({
  className = '',
  style,
  onClick,
  disabled,
  label,
  role = 'button',
  on,
  children,
}: TappableProps) => (
  <View
    className={`tap ${className}${disabled ? ' tap--off' : ''}`}
    style={style}
    onClick={disabled ? undefined : onClick}
    hoverClass={disabled ? 'none' : 'tap--pressed'}
    ariaRole={role}
    ariaLabel={label}
    aria-selected={role === 'tab' ? on : undefined}
    aria-checked={role === 'radio' || role === 'checkbox' || role === 'switch' ? on : undefined}
  >
    {children}
  </View>
)
