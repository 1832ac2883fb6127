import { View } from '@tarojs/components'
import { Tappable } from '@/platform/tap'
import './tabs.scss'

export interface Choice<T extends string | number> {
  readonly value: T
  readonly text: string
}

export interface ChoiceProps<T extends string | number> {
  readonly choices: readonly Choice<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly label?: string
}

/** Tabs with a lime bar under the selected one. */
export const Tabs = <T extends string | number>({ choices, value, onChange, label }: ChoiceProps<T>) => (
  <View className="tabs" ariaRole="tablist" ariaLabel={label}>
    {choices.map((choice) => (
      <Tappable
        key={choice.value}
        role="tab"
        on={choice.value === value}
        className={`tabs__tab${choice.value === value ? ' tabs__tab--on' : ''}`}
        onClick={() => onChange(choice.value)}
      >
        {choice.text}
      </Tappable>
    ))}
  </View>
)
