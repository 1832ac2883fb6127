/** Timing rules of options, in milliseconds of market time unless said otherwise. */

/** An order whose first tick comes later than this after acceptance is void. */
export const OPEN_WITHIN = 3_000

/** A settle tick older than this at the settle second makes the order void. */
export const SETTLE_TICK_AGE = 3_000

/** No sell back in the last seconds before settlement. */
export const SELL_BACK_CLOSES = 10_000

/** How long a sell-back quote may be taken, in milliseconds of wall time: it is a person who must tap. */
export const QUOTE_LIFE = 3_000

/** A stored market tick, as far as options need it. `time` is feed event time in ms. */
export interface OptionTick {
  seq: string
  time: number
  price: string
}
