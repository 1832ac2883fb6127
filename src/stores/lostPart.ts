import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A page that could not be opened because a part of the app did not come. */
export interface LostPart {
  /** Address of the page. */
  readonly url: string
  /** The server no longer has the part: a newer app has taken this one's place. */
  readonly gone: boolean
}

export const lostPart = createStore<{ readonly lost: LostPart | null }>(() => ({ lost: null }))

export const setLostPart = (lost: LostPart | null): void => lostPart.setState({ lost })

export const useLostPart = (): LostPart | null => useStore(lostPart, (s) => s.lost)
