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

interface Updates {
  readonly update: Update | null
  /** A newer app has been loaded and waits to be used, whether or not there is anything to tell of it. */
  readonly ready: boolean
}

export const updates = createStore<Updates>(() => ({ update: null, ready: false }))

export const useUpdate = (): Update | null => useStore(updates, (s) => s.update)

export const useUpdateReady = (): boolean => useStore(updates, (s) => s.ready)
