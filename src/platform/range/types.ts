export interface RangeInputProps {
  readonly className?: string
  /** What a screen reader says. */
  readonly label: string
  /** What a screen reader says for the present value, where the number alone does not tell. */
  readonly valueText?: string
  readonly value: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly testId?: string
}
