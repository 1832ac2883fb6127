import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Clocks, FeedKind, FeedState } from '@core/contract/live'

/** Market time as the server tells it, carried on by this device's own clock between messages. */
interface MarketClock {
  readonly marketTime: number
  readonly speed: number
  /** This device's time at which `marketTime` was true. */
  readonly at: number
  /** The server's wall time minus this device's. */
  readonly ahead: number
  readonly feed: FeedKind | null
  readonly state: FeedState | null
}

export const marketClock = createStore<MarketClock>(() => ({
  marketTime: Date.now(),
  speed: 1,
  at: Date.now(),
  ahead: 0,
  feed: null,
  state: null,
}))

/** @param sentAt when the question was sent, so that half of the way back is counted */
export const setClocks = (clocks: Clocks, sentAt: number = Date.now()): void => {
  const now = Date.now()
  const onTheWay = (now - sentAt) / 2
  marketClock.setState({
    marketTime: clocks.marketTime + onTheWay * clocks.marketSpeed,
    ahead: clocks.serverTime + onTheWay - now,
    speed: clocks.marketSpeed,
    at: now,
    feed: clocks.feed,
    state: clocks.state,
  })
}

/** Market time now, in milliseconds. Every countdown uses it. */
export const marketNow = (): number => {
  const { marketTime, speed, at } = marketClock.getState()
  return marketTime + (Date.now() - at) * speed
}

/** The server's wall time now, in milliseconds: for everything that the server lets end or begin at a time of day. */
export const serverNow = (): number => Date.now() + marketClock.getState().ahead

export const useFeed = (): FeedKind | null => useStore(marketClock, (s) => s.feed)
export const useFeedState = (): FeedState | null => useStore(marketClock, (s) => s.state)
