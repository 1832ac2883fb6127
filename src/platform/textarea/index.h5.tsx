import type { TextAreaProps } from './types'

export const TextArea = ({ className, value, onChange, placeholder, label, maxLength }: TextAreaProps) => (
  <textarea
    className={className}
    value={value}
    placeholder={placeholder}
    aria-label={label}
    maxLength={maxLength}
    spellCheck={false}
    autoCapitalize="off"
    onChange={(event) => onChange(event.target.value)}
  />
)
