import type { RangeInputProps } from './types'

export type { RangeInputProps } from './types'

export const RangeInput = ({
  className = '',
  label,
  valueText,
  value,
  max,
  onChange,
  testId,
}: RangeInputProps) => (
  <input
    className={`range ${className}`}
    type="range"
    min={0}
    max={max}
    step={1}
    value={value}
    aria-label={label}
    aria-valuetext={valueText}
    data-testid={testId}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
)
