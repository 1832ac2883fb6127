import { Textarea } from '@tarojs/components'
import type { TextAreaProps } from './types'

export const TextArea = ({ className, value, onChange, placeholder, label, maxLength }: TextAreaProps) => (
  <Textarea
    className={className}
    value={value}
    placeholder={placeholder}
    ariaLabel={label}
    maxlength={maxLength}
    onInput={(event) => onChange(event.detail.value)}
  />
)
