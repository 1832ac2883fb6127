import { Picker, View } from '@tarojs/components'
import type { DateInputProps } from './types'
import './date.scss'

export type { DateInputProps, Day } from './types'

export const DateInput = ({ className = '', label, value, min, max, onChange, children }: DateInputProps) => (
  <View className={`date-input ${className}`} ariaLabel={label}>
    <Picker
      mode="date"
      value={value ?? max ?? ''}
      start={min ?? '2000-01-01'}
      end={max ?? '2100-12-31'}
      onChange={(event) => onChange(event.detail.value)}
    >
      {children}
    </Picker>
  </View>
)
