import type { Pair } from '@core/domain'
import { DAY, MINUTE, type Bar, type Tick } from '../types'
import { QUANTITY_SCALE } from '../units'
import { LogNoise, uniform } from './noise'

const { exp, floor, max, round } = Math

/** How a simulated pair behaves. */
export interface Character {
  /** Price it moves around, in USDT. */
  price: number
  dailyVolatility: number
  /** Mean quantity of a tick, in the base currency. */
  quantity: number
}

export type Seed = readonly [number, number]

const QUANTITY_STREAM = 40
const ACTIVITY_STREAM = 41
const SECONDS = MINUTE / 1000

/**
 * One simulated pair with one tick a second. Its figures are invented, not accounted: they are made with floats and
 * become exact at birth, as whole units far below 2^53.
 */
export class SimulatedSymbol {
  private readonly noise: LogNoise
  private readonly base: number
  private readonly lots: number
  private readonly lot: bigint
  private readonly phase: number

  constructor(
    readonly pair: Pair,
    private readonly seed: Seed,
    character: Character,
  ) {
    this.noise = new LogNoise(seed, pair.tradeId, character.dailyVolatility)
    this.base = character.price * 10 ** pair.priceScale
    this.lots = character.quantity * 10 ** pair.quantityScale
    this.lot = 10n ** BigInt(QUANTITY_SCALE - pair.quantityScale)
    this.phase = (pair.tradeId - 1) * 250
  }

  /** Time (ms) of the tick of a second: pairs take turns within it. */
  timeOf(second: number): number {
    return second * 1000 + this.phase
  }

  /** The last second whose tick is at or before `time` (ms). */
  secondAt(time: number): number {
    return floor((time - this.phase) / 1000)
  }

  tick(second: number): Tick {
    return {
      tradeId: this.pair.tradeId,
      seq: second,
      time: this.timeOf(second),
      price: BigInt(this.price(second)),
      quantity: BigInt(this.quantity(second, this.activity(second))) * this.lot,
    }
  }

  /** The fold of the 60 ticks of a minute, without making them: 30 days of history must take moments. */
  minuteBar(time: number): Bar {
    const first = time / 1000
    const activity = this.activity(first)
    const open = this.price(first)
    let [high, low, close, volume, turnover] = [open, open, open, 0, 0]
    for (let second = first; second < first + SECONDS; second++) {
      close = this.price(second)
      const quantity = this.quantity(second, activity)
      if (close > high) high = close
      if (close < low) low = close
      volume += quantity
      turnover += close * quantity
    }
    return {
      time,
      open: BigInt(open),
      high: BigInt(high),
      low: BigInt(low),
      close: BigInt(close),
      volume: BigInt(volume) * this.lot,
      turnover: BigInt(turnover) * this.lot,
    }
  }

  private price(second: number): number {
    return max(1, round(this.base * exp(this.noise.at(second))))
  }

  /** Some minutes are busy, some are quiet. */
  private activity(second: number): number {
    return 0.4 + 1.2 * uniform(this.seed, this.stream(ACTIVITY_STREAM), floor(second / SECONDS))
  }

  private quantity(second: number, activity: number): number {
    const u = uniform(this.seed, this.stream(QUANTITY_STREAM), second)
    return max(1, round(this.lots * activity * 4 * u * u * u))
  }

  private stream(kind: number): number {
    return this.pair.tradeId * 64 + kind
  }
}

/** Days of bars that a new installation shows. */
export const HISTORY = 30 * DAY
