import type * as Canvas from '@/platform/canvas'
import type * as Input from '@/platform/canvas/input.h5'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Canvas

interface Rendered {
  readonly type: string | ((props: object) => Rendered)
  readonly props: Readonly<Record<string, unknown>>
}

/** The element that the client gets, with what it is bound to. */
const nativeOf = (rendered: Rendered): Rendered =>
  typeof rendered.type === 'function' ? nativeOf(rendered.type(rendered.props)) : rendered

const sink = {
  touches: jest.fn(),
  moved: jest.fn(() => true),
  cancelled: jest.fn(),
  hover: jest.fn(),
  left: jest.fn(),
  key: jest.fn((key: string) => key === 'ArrowLeft'),
}
beforeEach(() => jest.clearAllMocks())

const TARGETS = ['weapp', 'alipay'] as const

const render = (target: MiniTarget, onReady: () => void, layer: object = {}): Rendered['props'] => {
  const { CanvasLayer } = loadMini<Adapter>(target, 'canvas', {})
  const make = CanvasLayer as unknown as (props: object) => Rendered
  return nativeOf(make({ id: 'chart', className: 'c', onReady, ...layer })).props
}

/** Fingers on the layer: where they are, in CSS pixels from its corner, and when (ms). */
type Fire = (
  name: 'start' | 'move' | 'end' | 'cancel',
  fingers: readonly { readonly id: number; readonly x: number; readonly y: number }[],
  time: number,
) => void

const miniFingers = (target: MiniTarget): Fire => {
  const props = render(target, jest.fn(), { sink })
  return (name, fingers, timeStamp) => {
    const handler = props[`onTouch${name[0]?.toUpperCase()}${name.slice(1)}`] as (event: object) => void
    const touches = fingers.map(({ id: identifier, x, y }) => ({ identifier, x, y }))
    handler({ touches, currentTarget: {}, timeStamp })
  }
}

/** A node at 5, 7 of a page, listened to; `fire` hands it an event. */
const webNode = () => {
  const { adapter, page } = loadWeb<typeof Input>('canvas/input.h5')
  const { window } = page
  const node = window.document.body
  Object.assign(node, {
    getBoundingClientRect: () => ({ left: 5, top: 7 }),
    setPointerCapture: () => undefined,
  })
  const stop = adapter.listen(node, sink)
  const fire = (name: string, members: object): Event => {
    const event = new window.Event(name, { cancelable: true })
    for (const [key, value] of Object.entries(members)) Object.defineProperty(event, key, { value })
    node.dispatchEvent(event)
    return event
  }
  return { fire, stop }
}

const webFingers = (): Fire => {
  const { fire } = webNode()
  return (name, fingers, timeStamp) => {
    const targetTouches = fingers.map(({ id, x, y }) => ({ identifier: id, clientX: x + 5, clientY: y + 7 }))
    fire(`touch${name}`, { targetTouches, timeStamp })
  }
}

describe.each(['h5', ...TARGETS] as const)('the layer on %s', (target) => {
  it('hands on one finger, two fingers, and that all are gone', () => {
    const fire = target === 'h5' ? webFingers() : miniFingers(target)
    const [one, two] = [
      { id: 0, x: 10, y: 20 },
      { id: 1, x: 30, y: 40 },
    ]
    fire('start', [one], 1)
    fire('move', [one, two], 2)
    fire('end', [], 3)
    fire('cancel', [], 4)
    expect(sink.touches.mock.calls).toEqual([
      [[one], 1],
      [[], 3],
    ])
    expect(sink.moved.mock.calls).toEqual([[[one, two], 2]])
    expect(sink.cancelled).toHaveBeenCalledTimes(1)
  })
})

describe.each(TARGETS)('the layer on %s', (target) => {
  it('is a canvas 2D with an id, and tells when its node can be asked for', () => {
    const ready = jest.fn()
    const props = render(target, ready)
    expect(props).toMatchObject({ id: 'chart', canvasId: 'chart', type: '2d', className: 'c' })
    // Alipay tells it by the canvas' own event, WeChat's node is there with its component.
    if (target === 'alipay') (props.onReady as (event: object) => void)({})
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('finds a finger’s place where the client tells only the one on the page', () => {
    const { onTouchStart } = render(target, jest.fn(), { sink })
    const touches = [{ identifier: 0, pageX: 60, pageY: 500 }]
    const event = { touches, currentTarget: { offsetLeft: 16, offsetTop: 420 }, timeStamp: 1 }
    ;(onTouchStart as (event: object) => void)(event)
    expect(sink.touches).toHaveBeenCalledWith([{ id: 0, x: 44, y: 80 }], 1)
  })

  it('without anybody who takes its touches lets them through', () => {
    expect(Object.keys(render(target, jest.fn())).filter((name) => name.startsWith('onTouch'))).toEqual([])
  })

  it('keeps the page still while a finger moves the crosshair', () => {
    expect(render(target, jest.fn(), { locked: true }).disableScroll).toBe(true)
    expect(render(target, jest.fn()).disableScroll).toBe(false)
  })
})

describe('the layer on a page', () => {
  it('keeps the page still only while a finger moves what it draws', () => {
    const { fire } = webNode()
    const move = (): boolean => fire('touchmove', { targetTouches: [] }).defaultPrevented
    expect(move()).toBe(true)
    sink.moved.mockReturnValueOnce(false)
    expect(move()).toBe(false)
  })

  it('takes a mouse for a finger while its button is down, and follows it else', () => {
    const { fire } = webNode()
    const mouse = (name: string, offsetX: number, more: object = {}): Event =>
      fire(name, {
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        offsetX,
        offsetY: 2,
        timeStamp: 9,
        ...more,
      })
    mouse('pointermove', 1)
    mouse('pointerdown', 2, { button: 2 })
    mouse('pointerdown', 3)
    mouse('pointermove', 4)
    mouse('pointerup', 4)
    mouse('pointerup', 4)
    mouse('pointerleave', 5)
    expect(sink.hover.mock.calls).toEqual([[1, 2]])
    expect(sink.touches.mock.calls).toEqual([
      [[{ id: -1, x: 3, y: 2 }], 9],
      [[], 9],
    ])
    expect(sink.moved.mock.calls).toEqual([[[{ id: -1, x: 4, y: 2 }], 9]])
    expect(sink.left).toHaveBeenCalledTimes(1)
  })

  it('takes the keys that are its own from the page, and nothing once it has stopped', () => {
    const { fire, stop } = webNode()
    expect(fire('keydown', { key: 'ArrowLeft' }).defaultPrevented).toBe(true)
    expect(fire('keydown', { key: 'Tab' }).defaultPrevented).toBe(false)
    stop()
    fire('keydown', { key: 'ArrowLeft' })
    fire('touchstart', { targetTouches: [] })
    expect(sink.key).toHaveBeenCalledTimes(2)
    expect(sink.touches).not.toHaveBeenCalled()
  })
})
