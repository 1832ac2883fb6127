import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A newer version of the app that can be had. */
export interface Update {
  readonly version: string
  /** This version must not be used any more. */
  readonly forced: boolean
  /** What is new, as markdown. */
  readonly notes: string
}

export const updates = createStore<{ readonly update: Update | null }>(() => ({ update: null }))

export const useUpdate = (): Update | null => useStore(updates, (s) => s.update)
