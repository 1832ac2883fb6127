import { DrawingEditor } from '@/features/chart/drawings/editor'
import { anchorAt } from '@/features/chart/drawings/geometry'
import { DrawingSink } from '@/features/chart/drawings/sink'
import { Gestures, LONG_PRESS } from '@/features/chart/gestures/machine'
import { setUp } from './setUp'

const clock = {
  now: () => 0,
  after: () => 0,
  cancel: () => undefined,
  frame: () => 0,
  cancelFrame: () => undefined,
  reducedMotion: () => true,
}

/** A finger on a chart with a price line at height 120, tools open. */
const stage = () => {
  const { chart, model, base } = setUp()
  const gestures = new Gestures(chart, clock)
  let count = 0
  const editor = new DrawingEditor(model, () => `n${(count += 1)}`)
  editor.load([{ id: 'a', kind: 'level', price: anchorAt(model, { x: 100, y: 120 }).price }])
  editor.open()
  const sink = new DrawingSink(gestures, editor, () => false)
  const down = (x: number, y: number, time = 0) => sink.touches([{ id: 0, x, y }], time)
  const move = (x: number, y: number, time = 10) => sink.moved([{ id: 0, x, y }], time)
  const up = (time = 20) => sink.touches([], time)
  return { model, gestures, editor, sink, base, down, move, up, sketch: () => editor.state.getState() }
}

describe('fingers while the tools are open', () => {
  it('on a line move it and keep the page still', () => {
    const { down, move, up, sketch, gestures } = stage()
    const before = sketch().drawings
    down(100, 121)
    expect(move(100, 150)).toBe(true)
    up()
    expect(sketch().drawings).not.toEqual(before)
    expect(gestures.state).toBe('idle')
  })

  it('beside a line, up or down, belong to the page', () => {
    const { down, move, sketch, gestures } = stage()
    const before = sketch().drawings
    down(100, 60)
    expect(move(100, 20)).toBe(false)
    expect(gestures.state).toBe('yielded')
    expect(sketch().drawings).toBe(before)
  })

  it('beside a line, sideways, pan', () => {
    const { down, move, model } = stage()
    const before = model.view.right
    down(100, 60)
    expect(move(160, 60)).toBe(true)
    move(180, 60)
    expect(model.view.right).toBeLessThan(before)
  })

  it('two of them zoom, and leave no point behind', () => {
    const { sink, editor, model, sketch } = stage()
    const slot = model.view.slot
    editor.pick('level')
    sink.touches([{ id: 0, x: 100, y: 60 }], 0)
    sink.touches(
      [
        { id: 0, x: 100, y: 60 },
        { id: 1, x: 200, y: 60 },
      ],
      5,
    )
    sink.moved(
      [
        { id: 0, x: 50, y: 60 },
        { id: 1, x: 250, y: 60 },
      ],
      10,
    )
    sink.touches([{ id: 0, x: 50, y: 60 }], 15)
    sink.touches([], 20)
    expect(model.view.slot).toBeGreaterThan(slot)
    expect(sketch().drawings).toHaveLength(1)
  })

  it('a second one lets the line go and zooms', () => {
    const { sink, down, sketch, gestures } = stage()
    down(100, 120)
    sink.touches(
      [
        { id: 0, x: 100, y: 120 },
        { id: 1, x: 200, y: 60 },
      ],
      5,
    )
    expect(gestures.state).toBe('pinching')
    expect(sketch().selected).toBe('a')
  })

  it.each([
    [LONG_PRESS - 1, 2],
    [LONG_PRESS, 1],
  ])('lifted after %i ms leave %i lines: a long press points', (time, lines) => {
    const { down, up, editor, sketch } = stage()
    editor.pick('level')
    down(100, 60)
    up(time)
    expect(sketch().drawings).toHaveLength(lines)
  })

  it('taken away by the system leave no point and keep what was moved', () => {
    const { down, move, up, sink, editor, sketch } = stage()
    editor.pick('level')
    down(100, 60)
    sink.cancelled()
    up()
    expect(sketch().drawings).toHaveLength(1)
    editor.cancel()
    const saved = jest.fn()
    editor.onSave = saved
    down(100, 120)
    move(100, 140)
    sink.cancelled()
    expect(saved).toHaveBeenCalledTimes(1)
  })
})
