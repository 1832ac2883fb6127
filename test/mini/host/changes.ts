/** Waiting for the screen to change. */
export interface Changes {
  readonly changed: () => void
  /** Resolves when something has changed, or after `ms`. */
  readonly change: (ms: number) => Promise<void>
}

export const createChanges = (): Changes => {
  const waiting = new Set<() => void>()
  return {
    changed: () => [...waiting].forEach((wake) => wake()),
    change: (ms) =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      }),
  }
}
