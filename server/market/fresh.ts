import { STALE_PRICE } from '@core/domain'
import type { Market } from './market'

/**
 * Whether a pair's last tick is a price to trade on: at most 3 s old, and the clock is not behind what is stored.
 * @param now market time in ms
 */
export const isFresh = <T extends { time: number }>(
  { isBehind }: Pick<Market, 'isBehind'>,
  tick: T | null,
  now: number,
): tick is T => tick !== null && !isBehind() && now - tick.time <= STALE_PRICE
