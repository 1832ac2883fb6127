/** Timing of market data, in milliseconds of market time. */

/** A price older than this is stale: nothing is bought or sold on it. */
export const STALE_PRICE = 3_000

/** No tick at or before this distance behind the stored time can still arrive. */
export const WATERMARK = 1_000
