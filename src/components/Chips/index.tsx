import { Text, View } from '@tarojs/components'
import { Tappable } from '@/platform/tap'
import type { Choice } from '../Tabs'
import './chips.scss'

export interface ChipChoice<T extends string | number> extends Choice<T> {
  readonly second?: string
  readonly disabled?: boolean
}

interface Props<T extends string | number> {
  readonly choices: readonly ChipChoice<T>[]
  readonly value: T | null
  readonly onChange: (value: T) => void
  readonly label?: string
  /** Chips as wide as their text that wrap, instead of equal ones in a row. */
  readonly wrap?: boolean
}

/** A few choices as chips, with a second line where needed. */
export const Chips = <T extends string | number>({ choices, value, onChange, label, wrap }: Props<T>) => (
  <View className={`chips${wrap ? ' chips--wrap' : ''}`} ariaRole="radiogroup" ariaLabel={label}>
    {choices.map((choice) => (
      <Tappable
        key={choice.value}
        role="radio"
        on={choice.value === value}
        disabled={choice.disabled}
        className={`chip${choice.value === value ? ' chip--on' : ''}${choice.second ? ' chip--two' : ''}`}
        onClick={() => onChange(choice.value)}
      >
        <Text className="chip__text">{choice.text}</Text>
        {choice.second && <Text className="chip__second">{choice.second}</Text>}
      </Tappable>
    ))}
  </View>
)
