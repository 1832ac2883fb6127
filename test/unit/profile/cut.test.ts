import { cutSink } from '@/features/profile/picture/gesture'
import {
  cutFields,
  dragged,
  firstCut,
  placeOf,
  zoomed,
  zoomOf,
  type Cut,
} from '@/features/profile/picture/cut'

const WIDE = { width: 800, height: 400 }
const TALL = { width: 300, height: 900 }
const SQUARE = { width: 512, height: 512 }

describe('the cut (expected values by hand)', () => {
  it('begins in the middle, as large as can be', () => {
    expect(firstCut(WIDE)).toEqual({ x: 0.5, y: 0, side: 1 })
    expect(firstCut(TALL)).toEqual({ x: 0, y: 1, side: 1 })
    expect(firstCut(SQUARE)).toEqual({ x: 0, y: 0, side: 1 })
  })

  it('follows a drag, and never leaves the picture', () => {
    expect(dragged(firstCut(WIDE), WIDE, 0.25, 0.25)).toEqual({ x: 0.25, y: 0, side: 1 })
    expect(dragged(firstCut(WIDE), WIDE, 9, 0).x).toBe(0)
    expect(dragged(firstCut(WIDE), WIDE, -9, 0).x).toBe(1)
  })

  it('zooms around the middle, from 1 to 4', () => {
    expect(zoomed(firstCut(SQUARE), SQUARE, 2)).toEqual({ x: 0.25, y: 0.25, side: 0.5 })
    expect(zoomOf(zoomed(firstCut(SQUARE), SQUARE, 9))).toBe(4)
    expect(zoomed(firstCut(WIDE), WIDE, 0.5)).toEqual(firstCut(WIDE))
  })

  it('zooms around a place, which stays where it is', () => {
    expect(zoomed(firstCut(SQUARE), SQUARE, 2, { x: 0, y: 1 })).toEqual({ x: 0, y: 0.5, side: 0.5 })
  })

  it('comes back into the picture when it grows at the edge', () => {
    const corner: Cut = { x: 0.75, y: 0.75, side: 0.25 }
    expect(zoomed(corner, SQUARE, 1)).toEqual({ x: 0, y: 0, side: 1 })
  })

  it('places the picture behind the frame', () => {
    expect(placeOf({ x: 0.5, y: 0.25, side: 0.5 }, WIDE)).toEqual({
      left: -1,
      top: -0.5,
      width: 4,
      height: 2,
    })
  })

  it('is sent in parts of 10,000 of width, height and shorter side', () => {
    expect(cutFields({ x: 0.5, y: 0.25, side: 0.5 }, WIDE)).toEqual({
      left: '2500',
      top: '2500',
      side: '5000',
    })
  })
})

describe('fingers, wheel and keys', () => {
  const grip = (start: Cut) => {
    let cut = start
    const sink = cutSink({
      size: SQUARE,
      side: () => 200,
      cut: () => cut,
      change: (next) => {
        cut = next
      },
    })
    return { sink, cut: () => cut }
  }
  const half: Cut = { x: 0.25, y: 0.25, side: 0.5 }

  it('one finger drags', () => {
    const { sink, cut } = grip(half)
    sink.touches([{ id: 1, x: 100, y: 100 }], 0)
    expect(sink.moved([{ id: 1, x: 140, y: 80 }], 1)).toBe(true)
    // A fifth of the frame is a tenth of the picture at this zoom.
    expect(cut().x).toBeCloseTo(0.15, 10)
    expect(cut().y).toBeCloseTo(0.3, 10)
  })

  it('two fingers zoom', () => {
    const { sink, cut } = grip({ x: 0, y: 0, side: 1 })
    const pair = (spread: number) => [
      { id: 1, x: 100 - spread, y: 100 },
      { id: 2, x: 100 + spread, y: 100 },
    ]
    sink.touches(pair(20), 0)
    sink.moved(pair(40), 1)
    expect(cut()).toEqual(half)
  })

  it('a second finger does not make the picture jump', () => {
    const { sink, cut } = grip(half)
    sink.touches([{ id: 1, x: 20, y: 20 }], 0)
    sink.touches(
      [
        { id: 1, x: 20, y: 20 },
        { id: 2, x: 180, y: 180 },
      ],
      1,
    )
    expect(cut()).toEqual(half)
  })

  it('the wheel zooms in and out, keys move and zoom; others are left alone', () => {
    const { sink, cut } = grip(half)
    sink.wheel?.(0, -100, 100, 100)
    expect(zoomOf(cut())).toBeCloseTo(2.2, 10)
    sink.wheel?.(0, 100, 100, 100)
    expect(zoomOf(cut())).toBeCloseTo(2, 10)
    expect([sink.key('ArrowLeft'), sink.key('+'), sink.key('Tab')]).toEqual([true, true, false])
    expect(zoomOf(cut())).toBeCloseTo(2.2, 10)
  })
})
