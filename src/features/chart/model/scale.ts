/** A vertical axis: values from `min` to `max` on pixels from `top` to `top + height` (CSS pixels, y grows down). */
export class Scale {
  min = 0
  max = 1
  top = 0
  height = 1

  place(top: number, height: number): void {
    this.top = top
    this.height = height
  }

  /** Shows `low` to `high` with `padding` (a share of the range) above and below; a flat range gets some room. */
  fit(low: number, high: number, padding: number): void {
    if (!(low <= high)) return
    const flat = high === low
    const room = flat ? Math.abs(high) * 0.001 || 1 : (high - low) * padding
    this.min = low - room
    this.max = high + room
  }

  y(value: number): number {
    return this.top + ((this.max - value) / (this.max - this.min)) * this.height
  }

  value(y: number): number {
    return this.max - ((y - this.top) / this.height) * (this.max - this.min)
  }
}

/** Forgives the last bits of a division, in steps. */
const EPSILON = 1e-6
const STEPS = [1, 2, 2.5, 5, 10]

/** The smallest round step (1, 2, 2.5 or 5 times a power of ten) not below `least`. */
export const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  const step = STEPS.find((s) => s * power >= least * (1 - 1e-9)) ?? 10
  return step * power
}

/** Round values inside the scale, at least `gap` pixels and one unit of the last of `decimals` apart, ascending. */
export const priceTicks = (scale: Scale, gap: number, decimals: number): number[] => {
  const range = scale.max - scale.min
  if (!(range > 0) || !(scale.height > 0)) return []
  const step = Math.max(roundStep((range * gap) / scale.height), 10 ** -decimals)
  const ticks: number[] = []
  const last = Math.floor(scale.max / step + EPSILON)
  for (let n = Math.ceil(scale.min / step - EPSILON); n <= last; n++) ticks.push(n * step)
  return ticks
}
