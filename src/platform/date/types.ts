import type { ReactNode } from 'react'

/** A day of a calendar without a zone: `2026-11-28`. */
export type Day = string

export interface DateInputProps {
  readonly className?: string
  /** What a screen reader says. */
  readonly label: string
  readonly value: Day | null
  /** First and last day that can be chosen. */
  readonly min?: Day | undefined
  readonly max?: Day | undefined
  readonly onChange: (day: Day) => void
  readonly testId?: string
  /** What is seen; the whole of it opens the choice. */
  readonly children: ReactNode
}
