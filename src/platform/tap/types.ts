import type { CSSProperties, ReactNode } from 'react'

export interface TappableProps {
  readonly className?: string
  readonly style?: CSSProperties
  readonly onClick?: () => void
  readonly disabled?: boolean
  /** What a screen reader says, where the content alone does not tell. */
  readonly label?: string
  readonly role?: 'button' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'link'
  /** State of a tab, radio, checkbox or switch. */
  readonly on?: boolean
  /** Takes the focus when this becomes true, where there is one. */
  readonly focused?: boolean
  readonly testId?: string
  readonly children?: ReactNode
}
