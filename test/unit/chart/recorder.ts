import type { Context2D, Surface } from '@/platform/canvas'
import type { ChartLabels, ChartTheme } from '@/features/chart/renderers/theme'

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
  /** Fill and stroke at the time of the call. */
  readonly fill: string
  readonly stroke: string
}

/** A canvas context that draws nothing and remembers everything. */
export const recorder = (): { context: Context2D; calls: Call[] } => {
  const calls: Call[] = []
  const state: Record<string, unknown> = { fillStyle: '', strokeStyle: '' }
  const record =
    (name: string) =>
    (...args: unknown[]): unknown => {
      calls.push({ name, args, fill: String(state.fillStyle), stroke: String(state.strokeStyle) })
      if (name === 'measureText') return { width: String(args[0]).length * 6 }
      return name === 'createLinearGradient' ? { addColorStop: () => undefined } : undefined
    }
  const properties = [
    'fillStyle',
    'strokeStyle',
    'lineWidth',
    'lineJoin',
    'globalAlpha',
    'font',
    'textAlign',
    'textBaseline',
  ]
  const context = new Proxy(state, {
    get: (target, name: string) => (properties.includes(name) ? target[name] : record(name)),
  })
  return { context: context as unknown as Context2D, calls }
}

/** A surface on a recorder whose frames are run by hand. */
export class FakeSurface implements Surface {
  readonly context: Context2D
  readonly calls: Call[]
  readonly dpr = 2
  frames: (() => void)[] = []

  constructor(
    public width = 390,
    public height = 400,
  ) {
    const { context, calls } = recorder()
    this.context = context
    this.calls = calls
  }

  resize(): Promise<boolean> {
    return Promise.resolve(false)
  }

  requestFrame(draw: () => void): number {
    return this.frames.push(draw)
  }

  cancelFrame(): void {
    this.frames = []
  }

  /** Runs what was asked for the next frame. @returns how much that was */
  runFrame(): number {
    const frames = this.frames
    this.frames = []
    frames.forEach((draw) => draw())
    return frames.length
  }

  count(name: string): number {
    return this.calls.filter((call) => call.name === name).length
  }

  texts(): string[] {
    return this.calls.filter((call) => call.name === 'fillText').map((call) => String(call.args[0]))
  }

  clear(): void {
    this.calls.length = 0
  }
}

export const theme: ChartTheme = {
  background: 'background',
  panel: 'panel',
  panelLine: 'panelLine',
  line: 'line',
  grid: 'grid',
  axis: 'axis',
  cross: 'cross',
  strong: 'strong',
  soft: 'soft',
  up: 'up',
  onUp: 'onUp',
  down: 'down',
  onDown: 'onDown',
  danger: 'danger',
  accent: 'accent',
  series: {
    ma1: 'ma1',
    ma2: 'ma2',
    ma3: 'ma3',
    ema1: 'ema1',
    ema2: 'ema2',
    ema3: 'ema3',
    band: 'band',
    text: 'text',
  },
  font: '11px sans-serif',
}

export const labels: ChartLabels = {
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  change: 'Change',
  changePercent: 'Change %',
  volume: 'Volume',
}
