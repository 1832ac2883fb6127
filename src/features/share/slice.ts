/** A segment of the lime: a wedge with a gap to its neighbours, its outer side an arc. Angles in degrees, upwards from 3 o'clock. */
export interface Wedge {
  readonly cx: number
  readonly cy: number
  /** Direction in which it points, and half of its opening. */
  readonly middle: number
  readonly half: number
  /** Radius of its outer side. */
  readonly outer: number
  /** Half of the gap to its neighbours. */
  readonly gap: number
  /** 1 for the lit one. */
  readonly alpha: number
}

/** The rind: a ring, or half of one. Radius and width of its line. */
export interface Rind {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  readonly width: number
  readonly half: boolean
}

export interface Slice {
  readonly wedges: readonly Wedge[]
  readonly rind: Rind
}

interface Place {
  readonly cx: number
  readonly cy: number
  readonly size: number
}

const DIM = 0.26

/** The half slice: four segments, the third lit and run into the rind. `size` is the radius of the rind. */
export const halfSlice = ({ cx, cy, size }: Place, width: number): Slice => ({
  rind: { cx, cy, radius: size, width, half: true },
  wedges: [157.5, 112.5, 67.5, 22.5].map((middle) => {
    const lit = middle === 67.5
    return {
      ...{ cx, cy, middle, half: 22.5, gap: size * 0.028 },
      outer: lit ? size - width / 2 + 1 : size - width * 1.25,
      alpha: lit ? 1 : DIM,
    }
  }),
})

/** The mark: six segments in a whole rind, drawn on a grid of 32. `size` is its width. */
export const mark = ({ cx, cy, size }: Place): Slice => {
  const unit = size / 32
  return {
    rind: { cx, cy, radius: 13.7 * unit, width: 2.6 * unit, half: false },
    wedges: [45, 105, 165, 225, 285, 345].map((middle) => ({
      ...{ cx, cy, middle, half: 30, gap: 1.1 * unit },
      outer: (middle === 45 ? 13 : 10.6) * unit,
      alpha: middle === 45 ? 1 : 0.5,
    })),
  }
}

const RAD = Math.PI / 180

/** Corners of a wedge: its tip, and the angles (radians, downwards as a canvas counts) between which its arc runs. */
export const outlineOf = ({ cx, cy, middle, half, outer, gap }: Wedge) => {
  const inner = gap / Math.sin(half * RAD)
  const off = Math.asin(gap / outer)
  return {
    tip: { x: cx + inner * Math.cos(middle * RAD), y: cy - inner * Math.sin(middle * RAD) },
    from: -((middle - half) * RAD + off),
    to: -((middle + half) * RAD - off),
  }
}
