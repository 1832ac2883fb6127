import type { MouseEvent } from 'react'
import type { DateInputProps } from './types'
import './date.scss'

export type { DateInputProps, Day } from './types'

/** Browsers on desks open their calendar from its small icon only, unless asked. */
const openCalendar = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  try {
    currentTarget.showPicker()
  } catch {
    currentTarget.focus()
  }
}

/** The browser's own date field, invisible above what is seen: it speaks the user's language and fits the hand. */
export const DateInput = ({
  className = '',
  label,
  value,
  min,
  max,
  onChange,
  testId,
  children,
}: DateInputProps) => (
  <label className={`date-input ${className}`}>
    {children}
    <input
      className="date-input__native"
      type="date"
      value={value ?? ''}
      min={min}
      max={max}
      aria-label={label}
      data-testid={testId}
      onClick={openCalendar}
      onChange={(event) => event.target.value && onChange(event.target.value)}
    />
  </label>
)
