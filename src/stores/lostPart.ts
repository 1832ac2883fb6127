import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Address of the page that could not be opened because a part of the app did not come; null while all is well. */
export const lostPart = createStore<{ readonly url: string | null }>(() => ({ url: null }))

export const setLostPart = (url: string | null): void => lostPart.setState({ url })

export const useLostPart = (): string | null => useStore(lostPart, (s) => s.url)
