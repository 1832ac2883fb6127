import { Text, View } from '@tarojs/components'
import { Tappable } from '@/platform/tap'
import './switch.scss'

interface Props {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly testId?: string
}

/** A line that is switched on or off; the whole of it is the target. */
export const Switch = ({ label, on, onChange, testId }: Props) => (
  <Tappable className="switch" role="switch" on={on} testId={testId} onClick={() => onChange(!on)}>
    <Text className="switch__label">{label}</Text>
    <View className={`switch__track${on ? ' switch__track--on' : ''}`}>
      <View className="switch__knob" />
    </View>
  </Tappable>
)
