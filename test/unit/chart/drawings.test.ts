import { handleDrawingKey } from '@/features/chart/drawings/keys'
import { DrawingEditor } from '@/features/chart/drawings/editor'
import { anchorAt, distanceToSegment, hitTest, spotOf } from '@/features/chart/drawings/geometry'
import { placeOfTime, timeOfPlace } from '@/features/chart/model/places'
import type { Drawing } from '@/stores/drawings'
import { barsOf, closes, MINUTE, START } from './helpers'
import { candles, setUp } from './setUp'

/** An editor on a chart with 5,000 one-minute bars; ids count up. */
const edit = () => {
  const stage = setUp()
  let count = 0
  const saved: (readonly Drawing[])[] = []
  const editor = new DrawingEditor(stage.model, () => `d${(count += 1)}`)
  editor.onSave = (list) => saved.push(list)
  editor.state.subscribe((sketch) => stage.chart.setSketch(sketch))
  return { ...stage, editor, saved, sketch: () => editor.state.getState() }
}

/** The middle of a bar, counted back from the newest, at a height of the main pane. */
const at = ({ model }: ReturnType<typeof edit>, back: number, y: number) => ({
  x: model.view.x(candles.length - 1 - back),
  y,
})

describe('times on the axis of bars', () => {
  const bars = barsOf([...closes([1, 2, 3]), ...closes([4], START + 7 * MINUTE)])
  it.each([
    ['the first bar', 0, 0],
    ['between two bars', 30_000, 0.5],
    ['in a hole, in proportion', 4.5 * MINUTE, 2.5],
    ['the last bar', 7 * MINUTE, 3],
    ['in the future', 9 * MINUTE, 5],
    ['before all bars', -2 * MINUTE, -2],
  ])('%s', (_what, time, place) => expect(placeOfTime(bars, '1m', START + time)).toBe(place))

  it.each([
    [-2, -2],
    [0.4, 0],
    [1, 1],
    [3, 7],
    [5, 9],
  ])('place %d is minute %d', (place, minute) =>
    expect(timeOfPlace(bars, '1m', place)).toBe(START + minute * MINUTE),
  )

  it('has none without bars', () => expect(placeOfTime(barsOf([]), '1m', START)).toBeNaN())
})

describe('the way to a line (by hand: 3-4-5 triangles)', () => {
  it.each([
    [{ x: 5, y: 4 }, 4],
    [{ x: -3, y: 4 }, 5],
    [{ x: 13, y: 4 }, 5],
  ])('from %j is %d', (p, way) => expect(distanceToSegment(p, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(way))
  it('to a line that is a point', () =>
    expect(distanceToSegment({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5))
})

describe('making lines', () => {
  it('a tap makes a price line with an exact price of the market', () => {
    const stage = edit()
    stage.editor.open()
    stage.editor.pick('level')
    stage.editor.tap({ x: 100, y: 120 })
    const [line] = stage.sketch().drawings
    expect(line).toMatchObject({
      id: 'd1',
      kind: 'level',
      price: expect.stringMatching(/^\d+\.\d\d$/) as string,
    })
    expect(stage.sketch()).toMatchObject({ tool: null, selected: 'd1' })
    expect(stage.saved).toEqual([[line]])
  })

  it('two taps make a trend line from bar to bar', () => {
    const stage = edit()
    stage.editor.open()
    stage.editor.pick('trend')
    stage.editor.tap(at(stage, 20, 100))
    expect(stage.sketch().pending?.time).toBe(candles[candles.length - 21]!.time)
    expect(stage.saved).toEqual([])
    stage.editor.tap(at(stage, 5, 140))
    const [line] = stage.sketch().drawings
    expect(line?.kind === 'trend' && [line.from.time, line.to.time]).toEqual([
      candles[candles.length - 21]!.time,
      candles[candles.length - 6]!.time,
    ])
  })

  it('nothing is made while the tools are closed, or without bars', () => {
    const stage = edit()
    stage.editor.pick('level')
    stage.editor.tap({ x: 100, y: 120 })
    stage.editor.open()
    stage.chart.load([])
    stage.editor.tap({ x: 100, y: 120 })
    expect(stage.sketch().drawings).toEqual([])
  })

  it('cancel gives up the first point; the same tool again puts it back', () => {
    const stage = edit()
    stage.editor.open()
    stage.editor.pick('trend')
    stage.editor.tap(at(stage, 20, 100))
    stage.editor.cancel()
    expect(stage.sketch()).toMatchObject({ tool: null, pending: null, drawings: [] })
    stage.editor.pick('level')
    stage.editor.pick('level')
    expect(stage.sketch().tool).toBeNull()
  })

  it.each([
    [19, true],
    [20, false],
  ])('with %i lines a tool can be taken: %s', (count, taken) => {
    const stage = edit()
    stage.editor.open()
    stage.editor.load(Array.from({ length: count }, (_, i) => ({ id: `x${i}`, kind: 'level', price: '1' })))
    expect(stage.editor.pick('level')).toBe(taken)
  })
})

describe('moving and deleting lines', () => {
  const withTrend = () => {
    const stage = edit()
    stage.editor.open()
    const [from, to] = [anchorAt(stage.model, at(stage, 30, 100)), anchorAt(stage.model, at(stage, 10, 160))]
    stage.editor.load([{ id: 'a', kind: 'trend', from, to }])
    return { ...stage, from, to }
  }
  const trend = (stage: ReturnType<typeof withTrend>) => {
    const [line] = stage.sketch().drawings
    if (line?.kind !== 'trend') throw new Error('no trend line')
    return line
  }

  it('a handle moves one end by whole bars', () => {
    const stage = withTrend()
    expect(stage.editor.grab(at(stage, 10, 160))).toBe(true)
    stage.editor.drag(at(stage, 7, 120))
    stage.editor.drop()
    expect(trend(stage).from).toEqual(stage.from)
    expect(trend(stage).to.time).toBe(stage.to.time + 3 * MINUTE)
    expect(spotOf(stage.model, trend(stage).to).y).toBeCloseTo(120, 0)
    expect(stage.saved).toHaveLength(1)
  })

  it('the line itself moves both ends', () => {
    const stage = withTrend()
    stage.editor.grab(at(stage, 20, 130))
    stage.editor.drag(at(stage, 22, 110))
    stage.editor.drop()
    expect([trend(stage).from.time, trend(stage).to.time]).toEqual([
      stage.from.time - 2 * MINUTE,
      stage.to.time - 2 * MINUTE,
    ])
  })

  it('a touch without a movement keeps everything and stores nothing', () => {
    const stage = withTrend()
    stage.editor.grab(at(stage, 20, 130))
    stage.editor.drop()
    expect(stage.saved).toEqual([])
    expect(stage.sketch().selected).toBe('a')
  })

  it('beside the line there is nothing to hold', () => {
    const stage = withTrend()
    expect(stage.editor.grab(at(stage, 20, 145))).toBe(false)
    expect(stage.editor.grab(at(stage, 20, 130 + 11))).toBe(true)
  })

  it('with closed tools lines are not held: the chart pans', () => {
    const stage = withTrend()
    stage.editor.close()
    expect(stage.editor.grab(at(stage, 20, 130))).toBe(false)
  })

  it('the selected line wins over a nearer one', () => {
    const stage = withTrend()
    const level: Drawing = { id: 'b', kind: 'level', price: anchorAt(stage.model, at(stage, 0, 130)).price }
    const lines = [...stage.sketch().drawings, level]
    const p = at(stage, 20, 131)
    expect(hitTest(stage.model, lines, 'a', p)?.drawing.id).toBe('a')
    expect(hitTest(stage.model, lines, 'b', p)?.drawing.id).toBe('b')
  })

  it('a price never goes below zero', () => {
    const stage = edit()
    stage.editor.open()
    stage.editor.load([{ id: 'a', kind: 'level', price: '0.01' }])
    stage.editor.state.setState({ selected: 'a' })
    stage.editor.nudge(0, 1000)
    expect(stage.sketch().drawings).toEqual([{ id: 'a', kind: 'level', price: '0.00' }])
  })

  it('deletes one, and all', () => {
    const stage = withTrend()
    stage.editor.remove()
    expect(stage.sketch().drawings).toHaveLength(1)
    stage.editor.tap(at(stage, 20, 130))
    stage.editor.remove()
    expect(stage.sketch()).toMatchObject({ drawings: [], selected: null })
    stage.editor.load([{ id: 'x', kind: 'level', price: '1' }])
    stage.editor.removeAll()
    expect(stage.saved).toEqual([[], []])
  })
})

describe('keys', () => {
  it('walk the crosshair, make both points, move the line, delete it, and close the tools', () => {
    const stage = edit()
    const press = (key: string) => handleDrawingKey(stage.chart, stage.editor, key)
    expect(press('Enter')).toBe(false)
    stage.editor.open()
    stage.editor.pick('trend')
    stage.chart.point(at(stage, 30, 100))
    press('Enter')
    stage.chart.point(at(stage, 10, 100))
    press('ArrowDown')
    expect(stage.model.cross?.y).toBe(104)
    press('Enter')
    const [line] = stage.sketch().drawings
    expect(line?.kind).toBe('trend')
    press('ArrowRight')
    const [after] = stage.sketch().drawings
    expect(after?.kind === 'trend' && line?.kind === 'trend' && after.to.time - line.to.time).toBe(MINUTE)
    press('Delete')
    expect(stage.sketch().drawings).toEqual([])
    press('Escape')
    expect(stage.sketch().active).toBe(false)
  })
})

describe('lines on the chart', () => {
  it('are drawn with their price, on the layer of the bars', () => {
    const stage = edit()
    stage.base.clear()
    stage.editor.load([{ id: 'a', kind: 'level', price: anchorAt(stage.model, at(stage, 0, 100)).price }])
    stage.base.runFrame()
    const price = Number((stage.sketch().drawings[0] as { price: string }).price)
    expect(stage.base.texts()).toContain(price.toLocaleString('en-US', { minimumFractionDigits: 2 }))
  })

  it('stay at their price and time when the view moves', () => {
    const stage = edit()
    const anchor = anchorAt(stage.model, at(stage, 20, 100))
    stage.chart.pan(55)
    stage.base.runFrame()
    expect(anchorAt(stage.model, spotOf(stage.model, anchor))).toEqual(anchor)
  })
})
