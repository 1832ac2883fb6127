export interface TextInputProps {
  readonly className?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly label: string
  readonly kind?: 'text' | 'email' | 'digits' | 'decimal' | 'password' | 'search'
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly invalid?: boolean
  /** Hint for password managers, on the web. */
  readonly autoComplete?: string
}
