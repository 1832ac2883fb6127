import { Text, View } from '@tarojs/components'
import { DateInput, type Day } from '@/platform/date'
import { Icon } from '../Icon'
import './date-field.scss'

interface Props {
  readonly label: string
  readonly value: Day | null
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  /** Shown while no day is chosen. */
  readonly placeholder: string
  readonly onChange: (day: Day) => void
  readonly testId?: string
}

/** A labelled day; the system's own calendar or wheels open on a tap. */
export const DateField = ({ label, value, placeholder, ...input }: Props) => (
  <View className="date-field">
    <View className="date-field__label">{label}</View>
    <DateInput {...input} label={label} value={value}>
      <View className="date-field__box">
        <Text className={`grow${value === null ? ' text-3' : ''}`}>{value ?? placeholder}</Text>
        <Icon name="chevron" size={16} className="text-3" />
      </View>
    </DateInput>
  </View>
)
