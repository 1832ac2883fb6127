import type { PointerSink, Touch } from './types'

/** The id under which a mouse button is reported. */
const MOUSE = -1

/** Forwards fingers, mouse, wheel and keys of a node. @returns the way to stop */
export const listen = (node: HTMLElement, sink: PointerSink): (() => void) => {
  const stops = [listenTouch(node, sink), listenMouse(node, sink), listenRest(node, sink)]
  return () => stops.forEach((stop) => stop())
}

type Handlers = { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void }

const attach = (node: HTMLElement, handlers: Handlers): (() => void) => {
  const entries = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of entries) node.addEventListener(name, handler, { passive: false })
  return () => entries.forEach(([name, handler]) => node.removeEventListener(name, handler))
}

const listenTouch = (node: HTMLElement, sink: PointerSink): (() => void) => {
  const read = (event: TouchEvent): Touch[] => {
    const { left, top } = node.getBoundingClientRect()
    return Array.from(event.targetTouches, (t) => ({
      id: t.identifier,
      x: t.clientX - left,
      y: t.clientY - top,
    }))
  }
  const changed = (event: TouchEvent): void => sink.touches(read(event), event.timeStamp)
  return attach(node, {
    touchstart: changed,
    touchend: changed,
    touchcancel: () => sink.cancelled(),
    touchmove: (event) => {
      if (sink.moved(read(event), event.timeStamp) && event.cancelable) event.preventDefault()
    },
  })
}

const listenMouse = (node: HTMLElement, sink: PointerSink): (() => void) => {
  let down = false
  const at = (event: PointerEvent): Touch => ({ id: MOUSE, x: event.offsetX, y: event.offsetY })
  const mouse = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') run(event)
  }
  const release = mouse((event) => {
    if (!down) return
    down = false
    sink.touches([], event.timeStamp)
  })
  return attach(node, {
    pointerdown: mouse((event) => {
      if (event.button !== 0) return
      down = true
      node.setPointerCapture(event.pointerId)
      sink.touches([at(event)], event.timeStamp)
    }),
    pointermove: mouse((event) => {
      if (down) sink.moved([at(event)], event.timeStamp)
      else sink.hover(event.offsetX, event.offsetY)
    }),
    pointerup: release,
    pointercancel: release,
    pointerleave: mouse(() => sink.left()),
  })
}

const listenRest = (node: HTMLElement, sink: PointerSink): (() => void) =>
  attach(node, {
    wheel: (event) => {
      if (!sink.wheel) return
      event.preventDefault()
      sink.wheel(event.deltaX, event.deltaY, event.offsetX, event.offsetY)
    },
    keydown: (event) => {
      if (sink.key(event.key)) event.preventDefault()
    },
    contextmenu: (event) => event.preventDefault(),
  })
