import type { Bus, FeedEvent } from '../bus'

/** Ticks and bars of one message at most, so that no broker finds it too large. */
const PART = 500

/** Tells every process what was stored: nothing of nothing, and a fast replay in parts. */
export const publishFeed = (bus: Bus, { through, ticks, candles }: FeedEvent): void => {
  for (let at = 0; at < Math.max(ticks.length, candles.length); at += PART) {
    const part = { ticks: ticks.slice(at, at + PART), candles: candles.slice(at, at + PART) }
    bus.publish('feed', { through, ...part })
  }
}
