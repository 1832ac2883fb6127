import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type LiveState = 'closed' | 'connecting' | 'live' | 'offline'

interface Live {
  readonly state: LiveState
  /** This device's time of the last word from the server; null before the first. */
  readonly lastHeard: number | null
  /** How often a connection came alive: a change means that something may have been missed. */
  readonly connects: number
}

export const liveStatus = createStore<Live>(() => ({ state: 'closed', lastHeard: null, connects: 0 }))

export const setLiveState = (state: LiveState): void => {
  const before = liveStatus.getState()
  const alive = state === 'live'
  liveStatus.setState({
    state,
    lastHeard: alive ? Date.now() : before.lastHeard,
    connects: before.connects + (alive && before.state !== 'live' ? 1 : 0),
  })
}

export const useLiveState = (): LiveState => useStore(liveStatus, (s) => s.state)
export const useConnects = (): number => useStore(liveStatus, (s) => s.connects)
/** Changes after a connection was lost, and not with the first one: nothing was missed before it. */
export const useReconnects = (): number => useStore(liveStatus, (s) => Math.max(0, s.connects - 1))
/** Whether the server has spoken at all since the app started. */
export const useHeardOnce = (): boolean => useStore(liveStatus, (s) => s.lastHeard !== null)
