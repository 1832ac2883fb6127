import { Slider } from '@tarojs/components'
import type { RangeInputProps } from './types'

export type { RangeInputProps } from './types'

interface Slid {
  readonly detail: { readonly value: number }
}

export const RangeInput = ({ className = '', label, valueText, value, max, onChange }: RangeInputProps) => {
  const slide = ({ detail }: Slid): void => onChange(detail.value)
  return (
    <Slider
      className={`range ${className}`}
      min={0}
      max={max}
      step={1}
      value={value}
      ariaLabel={valueText ? `${label}, ${valueText}` : label}
      onChanging={slide}
      onChange={slide}
    />
  )
}
