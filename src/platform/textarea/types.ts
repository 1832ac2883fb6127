export interface TextAreaProps {
  readonly className?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly label: string
  readonly maxLength: number
}
