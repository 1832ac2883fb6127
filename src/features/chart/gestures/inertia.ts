/** Time constant of the slow-down after a swipe, in ms. */
const TIME_CONSTANT = 325
/** Below this speed (px per ms) a swipe has come to rest. */
const REST = 0.02
/** Only the last movements say how fast a finger was when it left. */
const MEMORY = 100

/** Speed of a finger from its latest positions. */
export class Velocity {
  private readonly samples: { x: number; time: number }[] = []

  add(x: number, time: number): void {
    this.samples.push({ x, time })
    while (this.samples[0] && time - this.samples[0].time > MEMORY) this.samples.shift()
  }

  clear(): void {
    this.samples.length = 0
  }

  /** In px per ms at `time`; 0 after a rest. */
  at(time: number): number {
    const [first, last] = [this.samples[0], this.samples[this.samples.length - 1]]
    if (!first || !last || last.time === first.time || time - last.time > MEMORY) return 0
    return (last.x - first.x) / (last.time - first.time)
  }
}

/** Speed `dt` ms later, or 0 once it has come to rest. */
export const slowed = (speed: number, dt: number): number => {
  const next = speed * Math.exp(-dt / TIME_CONSTANT)
  return Math.abs(next) < REST ? 0 : next
}

/** Way covered during `dt` ms while slowing down. */
export const glide = (speed: number, dt: number): number =>
  speed * TIME_CONSTANT * (1 - Math.exp(-dt / TIME_CONSTANT))
