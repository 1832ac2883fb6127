/** How many measurements of a line count: the newest. */
export const SAMPLES = 5

export interface LineTime {
  /** Median of the newest answers in ms; null while there is none. */
  readonly ms: number | null
  /** The last measurement got no answer of this product. */
  readonly down: boolean
  readonly samples: readonly number[]
}

export const UNMEASURED: LineTime = { ms: null, down: false, samples: [] }

/** The middle one; of an even number, the smaller of the two in the middle. Null of none. */
export const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** @param answer ms of one more measurement; null when the line did not answer: what was measured before is void then */
export const withSample = ({ samples }: LineTime, answer: number | null): LineTime => {
  if (answer === null) return { ms: null, down: true, samples: [] }
  const newest = [...samples, answer].slice(-SAMPLES)
  return { ms: median(newest), down: false, samples: newest }
}
