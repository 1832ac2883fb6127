import fc from 'fast-check'
import { placeMarks, TAG } from '@/features/chart/marks/place'
import type { ChartMark } from '@/features/chart/marks/types'
import { Scale } from '@/features/chart/model/scale'
import { candles, setUp } from './setUp'

const mark = (price: string, rest: Partial<ChartMark> = {}): ChartMark => ({
  kind: 'open',
  price,
  side: 'up',
  label: `open ${price}`,
  ...rest,
})

/** One unit of price per pixel: 300 at the top (y 0), 0 at the bottom (y 300). */
const scale = (): Scale => {
  const axis = new Scale()
  axis.place(0, 300)
  axis.fit(0, 300, 0)
  return axis
}
const AREA = { top: 0, bottom: 300 }

describe('the places of marks', () => {
  it('are at their prices where there is room', () => {
    const placed = placeMarks([mark('200'), mark('50')], scale(), AREA, { top: 140, bottom: 174 })
    expect(placed.map(({ y, tagY, edge }) => [y, tagY, edge])).toEqual([
      [100, 100, null],
      [250, 250, null],
    ])
  })

  it('shift away from the last price to the nearer side', () => {
    const placed = placeMarks([mark('151'), mark('135')], scale(), AREA, { top: 140, bottom: 174 })
    expect(placed.map(({ tagY }) => tagY)).toEqual([130, 184])
  })

  it('wait at the edge when the price is out of sight, and the scale stays', () => {
    const placed = placeMarks([mark('900'), mark('-10')], scale(), AREA, null)
    expect(placed.map(({ edge, tagY }) => [edge, tagY])).toEqual([
      ['above', 10],
      ['below', 290],
    ])
  })

  it('never meet: not each other, not the last price, not the edges', () => {
    const prices = fc.array(fc.integer({ min: -100, max: 400 }), { maxLength: 20 })
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 266 }), (list, top) => {
        const taken = { top, bottom: top + 34 }
        const placed = placeMarks(
          list.map((price) => mark(String(price))),
          scale(),
          AREA,
          taken,
        )
        const tags = placed.flatMap(({ tagY }) => (tagY === null ? [] : [tagY])).sort((a, b) => a - b)
        tags.forEach((y, i) => {
          expect(y - TAG / 2).toBeGreaterThanOrEqual(0)
          expect(y + TAG / 2).toBeLessThanOrEqual(300)
          expect(y + TAG / 2 <= taken.top || y - TAG / 2 >= taken.bottom).toBe(true)
          if (i > 0) expect(y - tags[i - 1]!).toBeGreaterThanOrEqual(TAG)
        })
      }),
    )
  })

  it('drop the farthest tags when there are too many', () => {
    const many = Array.from({ length: 20 }, (_, i) => mark(String(290 - i)))
    const placed = placeMarks(many, scale(), AREA, null)
    expect(placed.filter(({ tagY }) => tagY !== null)).toHaveLength(15)
  })
})

describe('marks on the chart', () => {
  const close = candles[candles.length - 1]!.close

  it('draw their words and exact price, and leave the crosshair layer alone', () => {
    const { chart, base, top } = setUp()
    base.clear()
    top.clear()
    chart.setMarks([mark(close)])
    base.runFrame()
    expect(base.texts()).toContain(`open ${close}`)
    expect(top.calls).toEqual([])
  })

  it('are not drawn again when nothing about them changed', () => {
    const { chart, base } = setUp()
    chart.setMarks([mark(close, { time: 1 })])
    base.runFrame()
    chart.setMarks([mark(close, { time: 1 })])
    expect(base.runFrame()).toBe(0)
  })

  it('do not stretch the scale', () => {
    const { chart, base, model } = setUp()
    const before = [model.panes[0]!.scale.min, model.panes[0]!.scale.max]
    chart.setMarks([mark('1')])
    base.runFrame()
    expect([model.panes[0]!.scale.min, model.panes[0]!.scale.max]).toEqual(before)
  })

  it('put a dot at the moment of the order', () => {
    const { chart, base, model } = setUp()
    base.clear()
    chart.setMarks([mark(close, { time: candles[candles.length - 5]!.time })])
    base.runFrame()
    const dots = base.calls.filter(({ name }) => name === 'arc').map(({ args }) => args[0])
    expect(dots).toEqual([model.view.x(candles.length - 5)])
  })

  it('keep the words of settlements apart that lie beside each other', () => {
    const { chart, base } = setUp()
    base.clear()
    const time = candles[candles.length - 5]!.time
    const labels = ['settles 1', 'settles 2', 'settles 3']
    chart.setMarks(labels.map((label) => mark(close, { kind: 'settle', time, label })))
    base.runFrame()
    const heights = base.calls
      .filter(({ name, args }) => name === 'fillText' && labels.includes(args[0] as string))
      .filter(({ args }) => (args[1] as number) > 100)
      .map(({ args }) => args[2] as number)
      .sort((a, b) => a - b)
    expect(heights).toHaveLength(3)
    expect(heights[1]! - heights[0]!).toBeGreaterThanOrEqual(14)
    expect(heights[2]! - heights[1]!).toBeGreaterThanOrEqual(14)
  })
})
