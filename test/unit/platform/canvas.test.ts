import type * as Canvas from '@/platform/canvas'
import { loadMini, type MiniTarget } from './target'

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

const start = (target: MiniTarget, screen: Screen) => {
  const node = nodeOf()
  const client = clientOf(screen, node)
  return { node, client, adapter: loadMini<Adapter>(target, 'canvas', client) }
}

describe.each(TARGETS)('a canvas on %s', (target) => {
  it('is as large as its place, times the pixels of the screen', async () => {
    const { adapter, node } = start(target, { width: 350, height: 200.4 })
    const surface = await adapter.mountCanvas('chart')
    expect(surface).toMatchObject({ width: 350, height: 200.4, dpr: 3, context: { name: '2d' } })
    expect([node.width, node.height]).toEqual([1050, 601])
  })

  it('has as many pixels as a picture needs that is saved', async () => {
    const { adapter } = start(target, { width: 100, height: 100 })
    expect((await adapter.mountCanvas('poster', 4))?.dpr).toBe(4)
  })

  it('is waited for, as long as it may take to come', async () => {
    const { adapter } = start(target, { width: 10, height: 10, comesAfter: 3 })
    expect(await adapter.mountCanvas('chart')).not.toBeNull()
  })

  it('takes over a new size, and says whether there was one', async () => {
    const screen = { width: 350, height: 200 }
    const { adapter, node } = start(target, screen)
    const surface = await adapter.mountCanvas('chart')
    expect(await surface?.resize()).toBe(false)
    screen.width = 700
    expect(await surface?.resize()).toBe(true)
    expect(node.width).toBe(2100)
  })

  it('draws with the frames of its node, and not with Taro’s timer', async () => {
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
    const { adapter, client } = start(target, { width: 10, height: 10 })
    const changed = jest.fn()
    const stop = adapter.watchSize('chart', changed)
    client.resize()
    stop()
    client.resize()
    expect(changed).toHaveBeenCalledTimes(1)
  })
})

interface Rendered {
  readonly type: string | ((props: object) => Rendered)
  readonly props: Readonly<Record<string, unknown>>
}

/** The element that the client gets, with what it is bound to. */
const nativeOf = (rendered: Rendered): Rendered =>
  typeof rendered.type === 'function' ? nativeOf(rendered.type(rendered.props)) : rendered

describe.each(TARGETS)('the layer on %s', (target) => {
  const sink = {
    touches: jest.fn(),
    moved: jest.fn(() => true),
    cancelled: jest.fn(),
    hover: jest.fn(),
    left: jest.fn(),
    key: jest.fn(() => false),
  }
  const render = (onReady: () => void, layer: object = {}): Rendered['props'] => {
    const { adapter } = start(target, { width: 10, height: 10 })
    const make = adapter.CanvasLayer as unknown as (props: object) => Rendered
    return nativeOf(make({ id: 'chart', className: 'c', onReady, ...layer })).props
  }
  const fire = (props: Rendered['props'], name: string, event: object): void =>
    (props[name] as (event: object) => void)(event)
  beforeEach(() => jest.clearAllMocks())

  it('is a canvas 2D with an id, and tells when its node can be asked for', () => {
    const ready = jest.fn()
    const props = render(ready)
    expect(props).toMatchObject({ id: 'chart', canvasId: 'chart', type: '2d', className: 'c' })
    // Alipay tells it by the canvas' own event, WeChat's node is there with its component.
    if (target === 'alipay') fire(props, 'onReady', {})
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('hands on one finger, two fingers, and that all are gone', () => {
    const props = render(jest.fn(), { sink })
    const one = { identifier: 0, x: 10, y: 20 }
    const two = { identifier: 1, x: 30, y: 40 }
    fire(props, 'onTouchStart', { touches: [one], currentTarget: {}, timeStamp: 1 })
    fire(props, 'onTouchMove', { touches: [one, two], currentTarget: {}, timeStamp: 2 })
    fire(props, 'onTouchEnd', { touches: [], currentTarget: {}, timeStamp: 3 })
    fire(props, 'onTouchCancel', { touches: [], currentTarget: {}, timeStamp: 4 })
    expect(sink.touches.mock.calls).toEqual([
      [[{ id: 0, x: 10, y: 20 }], 1],
      [[], 3],
    ])
    expect(sink.moved.mock.calls).toEqual([
      [
        [
          { id: 0, x: 10, y: 20 },
          { id: 1, x: 30, y: 40 },
        ],
        2,
      ],
    ])
    expect(sink.cancelled).toHaveBeenCalledTimes(1)
  })

  it('finds a finger’s place where the client tells only the one on the page', () => {
    const touches = [{ identifier: 0, pageX: 60, pageY: 500 }]
    fire(render(jest.fn(), { sink }), 'onTouchStart', {
      touches,
      currentTarget: { offsetLeft: 16, offsetTop: 420 },
      timeStamp: 1,
    })
    expect(sink.touches).toHaveBeenCalledWith([{ id: 0, x: 44, y: 80 }], 1)
  })

  it('without anybody who takes its touches lets them through', () => {
    expect(Object.keys(render(jest.fn())).filter((name) => name.startsWith('onTouch'))).toEqual([])
  })

  it('keeps the page still while a finger moves the crosshair', () => {
    expect(render(jest.fn(), { locked: true }).disableScroll).toBe(true)
    expect(render(jest.fn()).disableScroll).toBe(false)
  })
})
