/** The longest look back that may be chosen, in bars. */
const LONGEST = 500

/** A parameter that counts bars. */
export const bars = <N extends string>(name: N, usual: number, min = 1) => ({
  name,
  usual,
  min,
  max: LONGEST,
  decimals: 0,
})

/** Mean of the `length` values up to `end`; summed afresh, so no error builds up along the history. */
export const mean = (source: Float64Array, end: number, length: number): number => {
  let sum = 0
  for (let i = end - length + 1; i <= end; i++) sum += source[i]!
  return sum / length
}

/** The largest of the `length` values up to `end`. */
export const highest = (source: Float64Array, end: number, length: number): number => {
  let best = source[end]!
  for (let i = end - length + 1; i < end; i++) best = Math.max(best, source[i]!)
  return best
}

/** The smallest of the `length` values up to `end`. */
export const lowest = (source: Float64Array, end: number, length: number): number => {
  let best = source[end]!
  for (let i = end - length + 1; i < end; i++) best = Math.min(best, source[i]!)
  return best
}

/**
 * Exponential average of a column whose values begin at `first`: it begins with the mean of the first `length`
 * values, then moves by 2 / (length + 1) of the distance to each new value. Fills `out` from `from` to below `to`.
 */
export const exponential = (
  source: Float64Array,
  first: number,
  length: number,
  out: Float64Array,
  from: number,
  to: number,
): void => {
  const seed = first + length - 1
  const weight = 2 / (length + 1)
  for (let i = from; i < to; i++) {
    if (i < seed) out[i] = NaN
    else if (i === seed) out[i] = mean(source, i, length)
    else out[i] = out[i - 1]! + weight * (source[i]! - out[i - 1]!)
  }
}
