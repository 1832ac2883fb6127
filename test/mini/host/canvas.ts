import type { CanvasNode } from './types'

const METHODS = [
  ...['arc', 'arcTo', 'beginPath', 'bezierCurveTo', 'clip', 'closePath', 'drawImage', 'ellipse', 'fill'],
  ...['fillRect', 'fillText', 'lineTo', 'moveTo', 'quadraticCurveTo', 'rect', 'restore', 'rotate', 'save'],
  ...['scale', 'setLineDash', 'setTransform', 'stroke', 'strokeRect', 'strokeText', 'transform'],
  ...['translate', 'clearRect', 'resetTransform'],
]

const STATE: Readonly<Record<string, unknown>> = {
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  lineDashOffset: 0,
  miterLimit: 10,
  globalAlpha: 1,
  globalCompositeOperation: 'source-over',
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  direction: 'ltr',
  shadowBlur: 0,
  shadowColor: 'rgba(0, 0, 0, 0)',
  shadowOffsetX: 0,
  shadowOffsetY: 0,
  imageSmoothingEnabled: true,
  // Asked for by charting libraries; absent from clients, which is an answer, too.
  dpr: undefined,
}

/** Letters are as wide as half their height, and Chinese and Japanese ones as wide as their height. */
const widthOf = (text: string, font: string): number => {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 10)
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? size : size / 2), 0)
}

interface Record2D {
  operations: number
  texts: string[]
  unknown: string[]
}

/** A drawing context that writes down what is asked of it; NaN never reaches a real canvas unseen. */
const contextOf = (canvas: object, record: Record2D): object => {
  const methods: Record<string, (...args: unknown[]) => unknown> = {}
  for (const name of METHODS) {
    methods[name] = (...args) => {
      record.operations += 1
      if (args.some((arg) => typeof arg === 'number' && Number.isNaN(arg)))
        record.unknown.push(`${name}(NaN)`)
      if (name === 'clearRect') record.texts.length = 0
      if (name === 'fillText') record.texts.push(String(args[0]))
    }
  }
  const gradient = () => ({ addColorStop: () => undefined })
  const state: Record<string, unknown> = {
    ...STATE,
    ...methods,
    canvas,
    createLinearGradient: gradient,
    createRadialGradient: gradient,
    createPattern: () => ({}),
    getLineDash: () => [],
    isPointInPath: () => false,
    measureText: (text: string) => ({ width: widthOf(text, String(state.font)) }),
  }
  return state
}

const strict = (state: object, record: Record2D): object =>
  new Proxy(state, {
    get: (target, name, receiver) => {
      if (typeof name === 'string' && !(name in target) && !name.startsWith('_')) record.unknown.push(name)
      return Reflect.get(target, name, receiver) as unknown
    },
  })

/** The node of a canvas of type 2d. Frames come by timers of the app's realm. */
export const createCanvas = (later: (work: () => void) => void): CanvasNode => {
  const record: Record2D = { operations: 0, texts: [], unknown: [] }
  const frames = new Set<number>()
  let last = 0
  const node = {
    width: 300,
    height: 150,
    get operations() {
      return record.operations
    },
    get texts() {
      return record.texts
    },
    get unknown() {
      return record.unknown
    },
    getContext: () => context,
    createImage: () => ({}),
    toDataURL: () => 'data:image/png;base64,',
    requestAnimationFrame: (draw: (time: number) => void): number => {
      const handle = ++last
      frames.add(handle)
      setTimeout(() => {
        if (frames.delete(handle)) later(() => draw(Date.now()))
      }, 16)
      return handle
    },
    cancelAnimationFrame: (handle: number): void => void frames.delete(handle),
  }
  const context = strict(contextOf(node, record), record)
  return node
}
