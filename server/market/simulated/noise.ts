/** Local names: this runs a hundred million times at the first start, and looking up a global costs. */
const { floor, imul, sqrt } = Math

/** Periods of the octaves in seconds, each four times the one before: from 2 s to about 24 days. */
const OCTAVES = Array.from({ length: 11 }, (_, k) => 2 * 4 ** k)
/** Scales an octave so that the sum moves like a random walk of the asked volatility. */
const STRENGTH = 0.7
const DAY_SECONDS = 86_400

/** A well-mixed 32-bit value of five integers (the finaliser of MurmurHash3 over each). */
const mix = (state: number, value: number): number => {
  let h = state ^ value
  h = imul(h ^ (h >>> 16), 0x85ebca6b)
  h = imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Uniform numbers in [0, 1), a function of seed, stream and index only. */
export const uniform = (seed: readonly [number, number], stream: number, index: number): number => {
  const high = floor(index / 0x1_0000_0000)
  const h = mix(mix(mix(mix(seed[0], stream), index | 0), high), seed[1])
  return (h >>> 0) / 0x1_0000_0000
}

/**
 * Value noise over several octaves: the logarithm of a price relative to its base.
 * The cache of lattice values only saves time: a value depends on seed, stream and second alone.
 */
export class LogNoise {
  private readonly amplitude: number[]
  private readonly segment = OCTAVES.map(() => NaN)
  private readonly from = OCTAVES.map(() => 0)
  private readonly to = OCTAVES.map(() => 0)

  /** @param dailyVolatility standard deviation of a day's change, 0.03 is 3 % */
  constructor(
    private readonly seed: readonly [number, number],
    private readonly stream: number,
    dailyVolatility: number,
  ) {
    const perSecond = dailyVolatility / sqrt(DAY_SECONDS)
    this.amplitude = OCTAVES.map((period) => STRENGTH * perSecond * sqrt(period))
  }

  at(second: number): number {
    let sum = 0
    for (let k = 0; k < OCTAVES.length; k++) {
      const position = second / (OCTAVES[k] as number)
      const segment = floor(position)
      if (this.segment[k] !== segment) this.enter(k, segment)
      const x = position - segment
      const a = this.from[k] as number
      sum += a + ((this.to[k] as number) - a) * x * x * (3 - 2 * x)
    }
    return sum
  }

  private enter(k: number, segment: number): void {
    this.segment[k] = segment
    this.from[k] = this.lattice(k, segment)
    this.to[k] = this.lattice(k, segment + 1)
  }

  private lattice(k: number, index: number): number {
    const stream = this.stream * 64 + k
    return (this.amplitude[k] as number) * (2 * uniform(this.seed, stream, index) - 1)
  }
}
