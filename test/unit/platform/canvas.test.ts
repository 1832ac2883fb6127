import type * as Canvas from '@/platform/canvas'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Canvas

const TARGETS = ['weapp', 'alipay'] as const

/** A canvas node as both clients hand it out (canvas 2D). */
const nodeOf = () => {
  const frames: (() => void)[] = []
  return {
    width: 0,
    height: 0,
    context: { name: '2d' },
    frames,
    getContext: (kind: string) => (kind === '2d' ? { name: '2d' } : null),
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    cancelAnimationFrame: (handle: number) => void frames.splice(handle - 1, 1),
  }
}

interface Screen {
  /** How often the node is asked for before it is there. */
  readonly comesAfter?: number
  width: number
  height: number
}

const clientOf = (screen: Screen, node: ReturnType<typeof nodeOf>) => {
  let asked = 0
  const resized = new Set<() => void>()
  const createSelectorQuery = () => {
    const results: object[] = []
    const query = {
      in: () => query,
      select: () => ({
        node: () => results.push({ node }),
        boundingClientRect: () => results.push({ width: screen.width, height: screen.height }),
      }),
      exec: (done: (found: (object | null)[]) => void) => {
        asked += 1
        done(asked > (screen.comesAfter ?? 0) ? results : [null, null])
      },
    }
    return query
  }
  return {
    createSelectorQuery,
    getSystemInfoSync: () => ({ pixelRatio: 3, windowWidth: 390, windowHeight: 844 }),
    canIUse: () => true,
    onWindowResize: (listener: () => void) => resized.add(listener),
    offWindowResize: (listener: () => void) => resized.delete(listener),
    resize: () => resized.forEach((listener) => listener()),
  }
}

interface Started {
  readonly adapter: Adapter
  readonly node: { readonly width: number; readonly height: number; readonly frames: (() => void)[] }
  /** The screen has another size from now on. */
  readonly resize: (size: Pick<Screen, 'width' | 'height'>) => void
}

const mini = (target: MiniTarget, screen: Screen): Started => {
  const node = nodeOf()
  const { resize, ...client } = clientOf(screen, node)
  return {
    adapter: loadMini<Adapter>(target, 'canvas', client),
    node,
    resize: (size) => {
      Object.assign(screen, size)
      resize()
    },
  }
}

/** A page with three pixels to each of its own. */
const web = (screen: Screen): Started => {
  const frames: (() => void)[] = []
  const { adapter, page } = loadWeb<Adapter>('canvas', {
    devicePixelRatio: 3,
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    cancelAnimationFrame: (handle: number) => void frames.splice(handle - 1, 1),
  })
  const { window } = page
  window.document.body.innerHTML = '<canvas id="chart"></canvas>'
  const canvas = window.document.querySelector('canvas')
  if (!canvas) throw new Error('no canvas')
  const context = { name: '2d' } as unknown as CanvasRenderingContext2D
  canvas.getContext = ((kind: string) => (kind === '2d' ? context : null)) as typeof canvas.getContext
  for (const [name, side] of [
    ['clientWidth', 'width'],
    ['clientHeight', 'height'],
  ] as const)
    Object.defineProperty(canvas, name, { get: () => screen[side] })
  return {
    adapter,
    node: Object.assign(canvas, { frames }),
    resize: (size) => {
      Object.assign(screen, size)
      window.dispatchEvent(new window.Event('resize'))
    },
  }
}

const start = (target: MiniTarget | 'h5', screen: Screen): Started =>
  target === 'h5' ? web(screen) : mini(target, screen)

describe.each(['h5', ...TARGETS] as const)('a canvas on %s', (target) => {
  it('is as large as its place, times the pixels of the screen', async () => {
    const { adapter, node } = start(target, { width: 350, height: 200.4 })
    const surface = await adapter.mountCanvas('chart')
    expect(surface).toMatchObject({ width: 350, height: 200.4, dpr: 3, context: { name: '2d' } })
    expect([node.width, node.height]).toEqual([1050, 601])
  })

  it('has as many pixels as a picture needs that is saved', async () => {
    const { adapter } = start(target, { width: 100, height: 100 })
    expect((await adapter.mountCanvas('chart', 4))?.dpr).toBe(4)
  })

  it('takes over a new size, and says whether there was one', async () => {
    const { adapter, node, resize } = start(target, { width: 350, height: 200 })
    const surface = await adapter.mountCanvas('chart')
    expect(await surface?.resize()).toBe(false)
    resize({ width: 700, height: 200 })
    expect(await surface?.resize()).toBe(true)
    expect(node.width).toBe(2100)
  })

  it('draws with the frames of its client, and not with Taro’s timer', async () => {
    const { adapter, node } = start(target, { width: 10, height: 10 })
    const surface = await adapter.mountCanvas('chart')
    const draw = jest.fn()
    const handle = surface?.requestFrame(draw) ?? 0
    node.frames.forEach((frame) => frame())
    expect(draw).toHaveBeenCalledTimes(1)
    surface?.cancelFrame(handle)
    expect(node.frames).toHaveLength(0)
  })

  it('follows the window until it is told to stop', () => {
    const { adapter, resize } = start(target, { width: 10, height: 10 })
    const changed = jest.fn()
    const stop = adapter.watchSize('chart', changed)
    resize({ width: 20, height: 10 })
    stop()
    resize({ width: 30, height: 10 })
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

it.each(TARGETS)('a canvas on %s is waited for, as long as it may take to come', async (target) => {
  const { adapter } = start(target, { width: 10, height: 10, comesAfter: 3 })
  expect(await adapter.mountCanvas('chart')).not.toBeNull()
})

it('a canvas that a page has not is none', async () => {
  const { adapter } = start('h5', { width: 10, height: 10 })
  expect(await adapter.mountCanvas('poster')).toBeNull()
})
