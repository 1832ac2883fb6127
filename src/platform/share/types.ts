import type { ReactNode } from 'react'

/** What a shared page of a mini-program says, and what it opens. */
export interface PageShare {
  readonly title: string
  /** Route with its parameters. */
  readonly path: string
  /** Parameters of the page itself, where the client opens it again instead of the route: `code=LM7Q2K`. */
  readonly query: string
}

export interface SharePressProps {
  readonly className: string
  readonly testId?: string
  /** Shares where pages are not shared by the client itself. */
  readonly onClick: () => void
  readonly children: ReactNode
}
