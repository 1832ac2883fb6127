import { useEffect, useRef } from 'react'
import type { TappableProps } from './types'

export type { TappableProps } from './types'

export const Tappable = ({
  className = '',
  style,
  onClick,
  disabled,
  label,
  role,
  on,
  focused,
  testId,
  children,
}: TappableProps) => {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) own.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <button
      ref={own}
      type="button"
      className={`tap ${className}`}
      style={style}
      onClick={onClick}
      disabled={disabled}
      aria-label={label}
      role={role === 'button' ? undefined : role}
      aria-selected={role === 'tab' ? on : undefined}
      aria-checked={role === 'radio' || role === 'checkbox' || role === 'switch' ? on : undefined}
      data-testid={testId}
    >
      {children}
    </button>
  )
}
