import { View } from '@tarojs/components'
import { Tappable } from '@/platform/tap'
import type { ChoiceProps } from '../Tabs'
import './segmented.scss'

/** Two to four choices side by side on one track. */
export const Segmented = <T extends string | number>({ choices, value, onChange, label }: ChoiceProps<T>) => (
  <View className="segmented" ariaRole="tablist" ariaLabel={label}>
    {choices.map((choice) => (
      <Tappable
        key={choice.value}
        role="tab"
        on={choice.value === value}
        className={`segmented__part${choice.value === value ? ' segmented__part--on' : ''}`}
        onClick={() => onChange(choice.value)}
      >
        {choice.text}
      </Tappable>
    ))}
  </View>
)
