import type { TextInputProps } from './types'

export type { TextInputProps } from './types'

const MODES = {
  text: 'text',
  email: 'email',
  digits: 'numeric',
  decimal: 'decimal',
  password: 'text',
  search: 'search',
} as const

export const TextInput = ({ kind = 'text', ...props }: TextInputProps) => (
  <input
    className={`input ${props.className ?? ''}`}
    type={kind === 'password' ? 'password' : 'text'}
    inputMode={MODES[kind]}
    value={props.value}
    placeholder={props.placeholder}
    aria-label={props.label}
    aria-invalid={props.invalid || undefined}
    maxLength={props.maxLength}
    disabled={props.disabled}
    autoComplete={props.autoComplete ?? 'off'}
    autoCapitalize="none"
    spellCheck={false}
    onChange={(event) => props.onChange(event.target.value)}
    onFocus={props.onFocus}
    onBlur={props.onBlur}
    onKeyDown={(event) => event.key === 'Enter' && props.onEnter?.()}
  />
)
