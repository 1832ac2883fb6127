import fc from 'fast-check'
import { SLOT, Viewport } from '@/features/chart/model/viewport'

const viewOf = (count: number, width = 300, slot = 6): Viewport => {
  const view = new Viewport()
  view.slot = slot
  view.resize(width)
  view.reset(count)
  return view
}

describe('viewport', () => {
  it('starts at the newest bar with 10 px of room: 1,000 bars of 6 px on 300 px (by hand)', () => {
    const view = viewOf(1000)
    // right edge = 1000 + 10/6; left edge = that - 50 = 951.67
    expect(view.x(999)).toBeCloseTo(287)
    expect([view.from, view.to]).toEqual([951, 1000])
    expect(view.atLatest).toBe(true)
  })

  it('maps x to bars and back', () => {
    const view = viewOf(1000)
    for (const index of [952, 970, 999]) expect(view.indexAt(view.x(index))).toBe(index)
    expect(view.indexAt(299)).toBe(999)
    expect(view.indexAt(-1e6)).toBe(0)
  })

  it('pans by pixels: 60 px to the right is 10 bars back', () => {
    const view = viewOf(1000)
    const right = view.right
    expect(view.pan(60)).toBe(true)
    expect(view.right).toBeCloseTo(right - 10)
    expect(view.atLatest).toBe(false)
  })

  it('stops at both ends', () => {
    const view = viewOf(1000)
    expect(view.pan(-5)).toBe(false)
    view.pan(1e9)
    expect(view.from).toBe(0)
    expect(view.x(0)).toBeCloseTo(3)
    expect(view.pan(1)).toBe(false)
  })

  it('with fewer bars than fit does not pan at all', () => {
    const view = viewOf(5)
    expect([view.pan(40), view.pan(-40)]).toEqual([false, false])
    expect([view.from, view.to]).toEqual([0, 5])
  })

  it('follows new bars at the newest, stays when the user looks back', () => {
    const view = viewOf(1000)
    const x = view.x(999)
    view.grow(1001)
    expect(view.x(1000)).toBeCloseTo(x)
    view.pan(120)
    const back = view.x(960)
    view.grow(1002)
    expect(view.x(960)).toBeCloseTo(back)
  })

  it('keeps still when older bars come in front', () => {
    const view = viewOf(1000)
    view.pan(1e9)
    const before = view.x(7)
    view.shift(500)
    expect(view.x(507)).toBeCloseTo(before)
    expect(view.count).toBe(1500)
  })

  it('zooms around the finger: the bar under it stays', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 300 }),
        (factor, anchor) => {
          const view = viewOf(5000)
          view.pan(6000)
          const place = view.right - (view.width - anchor) / view.slot
          view.zoom(factor, anchor)
          expect(view.right - (view.width - anchor) / view.slot).toBeCloseTo(place, 6)
        },
      ),
    )
  })

  it('never leaves its limits, whatever is done to it', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('pan'), value: fc.integer({ min: -5000, max: 5000 }) }),
      fc.record({ kind: fc.constant('zoom'), value: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
      fc.record({ kind: fc.constant('grow'), value: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ kind: fc.constant('shift'), value: fc.integer({ min: 0, max: 500 }) }),
      fc.record({ kind: fc.constant('resize'), value: fc.integer({ min: 60, max: 2000 }) }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.array(step, { maxLength: 30 }), (count, steps) => {
        const view = viewOf(count)
        for (const { kind, value } of steps) {
          if (kind === 'pan') view.pan(value)
          if (kind === 'zoom') view.zoom(value, 100)
          if (kind === 'grow') view.grow(view.count + value)
          if (kind === 'shift') view.shift(value)
          if (kind === 'resize') view.resize(value)
          expect(view.slot).toBeGreaterThanOrEqual(SLOT.min)
          expect(view.slot).toBeLessThanOrEqual(SLOT.max)
          expect(view.from).toBeGreaterThanOrEqual(0)
          expect(view.to).toBeLessThanOrEqual(view.count)
          expect(view.right).toBeLessThanOrEqual(view.count + 10 / SLOT.min + 1e-9)
          if (view.count > 0) expect(view.to).toBeGreaterThan(view.from)
        }
      }),
    )
  })
})
