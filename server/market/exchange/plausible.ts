import type { Bar, Tick } from '../types'
import type { Reason } from './refusals'

/** Prices of so many trades are remembered, and so many are needed to judge another by. */
const KEPT = 21
const NEEDED = 5
/** A price may be away from the middle one by a fifth of it: 20 %. */
const FRACTION = 5n
/** So far (ms) after our clock nothing can have happened; the clocks agree to a second. */
export const FUTURE = 5_000

const middle = (prices: readonly bigint[]): bigint | undefined =>
  [...prices].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[Math.floor(prices.length / 2)]

const isNear = (price: bigint, around: bigint): boolean => {
  const away = price > around ? price - around : around - price
  return away * FRACTION <= around
}

/**
 * Whether a trade can be true. A price is believed that is near the middle of the last trades' prices, or near the middle of
 * the closing prices of the exchange's own last bars: so a market that really moved is believed again, minutes later.
 */
export class Plausible {
  private trades: bigint[] = []
  private bars: bigint[] = []

  /** @param wall our clock in ms */
  constructor(private readonly wall: () => number) {}

  /** The exchange's last closed minutes before a time. */
  learn(bars: readonly Bar[]): void {
    this.bars = bars.map(({ close }) => close)
  }

  /** @returns null for a trade that can be true, which is remembered */
  judge({ price, quantity, time }: Tick): Exclude<Reason, 'past' | 'symbol'> | null {
    if (price <= 0n || quantity <= 0n) return 'unreadable'
    if (time > this.wall() + FUTURE) return 'future'
    if (!this.believe(price)) return 'price'
    this.trades.push(price)
    if (this.trades.length > KEPT) this.trades.shift()
    return null
  }

  /** Bars grow old: trades that agree with each other take their place. Where bars are right and trades are not, it is the other way. */
  private believe(price: bigint): boolean {
    const [traded, closed] = [
      this.trades.length < NEEDED ? undefined : middle(this.trades),
      middle(this.bars),
    ]
    if (traded !== undefined && isNear(price, traded)) {
      this.bars = []
      return true
    }
    if (closed === undefined) return traded === undefined
    if (!isNear(price, closed)) return false
    if (traded !== undefined) this.trades = []
    return true
  }
}
