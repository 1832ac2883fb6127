import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { plainDigits } from '@core/domain'
import { TextInput, type TextInputProps } from '@/platform/input'
import { Icon } from '../Icon'
import './field.scss'

export interface FieldProps extends Omit<TextInputProps, 'className' | 'invalid'> {
  /** Shows the label above the box; else it is for screen readers only. */
  readonly showLabel?: boolean
  /** On the label's baseline, right: a balance, a rule. */
  readonly note?: ReactNode
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly hint?: string
  /** A sentence; turns the border red. */
  readonly error?: string
  /** Turns the border red, where the sentence stands elsewhere. */
  readonly faulty?: boolean
}

/** A labelled box with a hint or an error sentence below. */
export const Field = ({ showLabel, note, before, after, hint, error, faulty, ...input }: FieldProps) => {
  const [focused, setFocused] = useState(false)
  const invalid = faulty === true || Boolean(error)
  return (
    <View className="field">
      {(showLabel || note) && (
        <View className="field__head">
          <Text>{showLabel ? input.label : ''}</Text>
          {note}
        </View>
      )}
      <View
        className={`field__box${focused ? ' field__box--focus' : ''}${invalid ? ' field__box--error' : ''}`}
      >
        {before}
        <TextInput
          {...input}
          onChange={(text) => input.onChange(input.kind === 'digits' ? plainDigits(text) : text)}
          invalid={invalid}
          onFocus={() => {
            setFocused(true)
            input.onFocus?.()
          }}
          onBlur={() => {
            setFocused(false)
            input.onBlur?.()
          }}
        />
        {after}
      </View>
      {error ? <FieldError text={error} /> : hint && <View className="field__hint">{hint}</View>}
    </View>
  )
}

export const FieldError = ({ text }: { readonly text: string }) => (
  <View className="field__error" ariaRole="alert">
    <Icon name="alert" size={16} />
    <Text>{text}</Text>
  </View>
)
