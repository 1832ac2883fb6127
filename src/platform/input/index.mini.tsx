import { Input } from '@tarojs/components'
import type { TextInputProps } from './types'

export type { TextInputProps } from './types'

const TYPES = {
  text: 'text',
  email: 'text',
  digits: 'number',
  decimal: 'digit',
  password: 'text',
  search: 'text',
} as const

export const TextInput = ({ kind = 'text', ...props }: TextInputProps) => (
  <Input
    className={`input ${props.className ?? ''}`}
    type={TYPES[kind]}
    password={kind === 'password'}
    value={props.value}
    placeholder={props.placeholder}
    placeholderClass="input__placeholder"
    ariaLabel={props.label}
    maxlength={props.maxLength ?? 140}
    disabled={props.disabled}
    onInput={(event) => props.onChange(event.detail.value)}
    onFocus={props.onFocus}
    onBlur={props.onBlur}
    onConfirm={props.onEnter}
  />
)
