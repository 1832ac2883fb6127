import { STALE_PRICE, type Pair } from '@core/domain'
import { scaleOf } from '@core/money'
import type { BbtPrice } from '../../config'
import { pairOf } from '../rows'
import type { Tick } from '../types'
import { divideHalfUp, storedUnits } from '../units'

const SECOND = 1_000

/**
 * Ticks of BBT, which no exchange lists: at every full second the operator's factor times the last price of the pair that it
 * follows, rounded to the nearest unit, or the operator's rate itself. No tick while that price is old, and nothing is traded:
 * the quantity is 0. Numbers are seconds, so that they go on growing whatever the setting becomes.
 */
export class Peg {
  /** The last trades at or before what is stored, and those that were asked for since. */
  private recent: readonly Tick[] = []
  private readonly factor: { readonly units: bigint; readonly scale: number }

  constructor(
    private readonly pair: Pair,
    private readonly source: BbtPrice,
  ) {
    const scale = scaleOf(source.factor)
    this.factor = { units: storedUnits(source.factor, scale), scale }
  }

  /** @param trades all trades of the exchange in that time, in order */
  ticks(after: number, until: number, trades: readonly Tick[]): Tick[] {
    const { tradeId } = this.source
    const before = this.recent.filter(({ time }) => time <= after && time > after - STALE_PRICE)
    this.recent = [...before, ...trades.filter((tick) => tick.tradeId === tradeId)]
    const found: Tick[] = []
    let next = 0
    for (let time = (Math.floor(after / SECOND) + 1) * SECOND; time <= until; time += SECOND) {
      while ((this.recent[next]?.time ?? Infinity) <= time) next += 1
      const price = tradeId === null ? this.priceAt(null) : this.follow(this.recent[next - 1], time)
      if (price > 0n)
        found.push({ tradeId: this.pair.tradeId, seq: time / SECOND, time, price, quantity: 0n })
    }
    return found
  }

  private follow(last: Tick | undefined, time: number): bigint {
    return last && time - last.time <= STALE_PRICE ? this.priceAt(last) : 0n
  }

  /** In units of BBT's price. */
  private priceAt(last: Tick | null): bigint {
    const [price, scale] = last ? [last.price, pairOf(last.tradeId).priceScale] : [1n, 0]
    const units = price * this.factor.units * 10n ** BigInt(this.pair.priceScale)
    return divideHalfUp(units, 10n ** BigInt(scale + this.factor.scale))
  }
}
