import { ChartModel } from '@/features/chart/model/chartModel'
import { chartFigures, trendOf } from '@/features/chart/view/summary'
import { barsOf, closes } from './helpers'

const flat = (value: number, count: number): number[] => Array<number>(count).fill(value)

describe('the trend (by hand: a move of at most 15% of the range is none)', () => {
  it.each([
    ['one bar', [5], 'sideways'],
    ['no movement', flat(5, 8), 'sideways'],
    ['a rise', [1, 2, 3, 4, 5, 6, 7, 8], 'rising'],
    ['a fall', [8, 7, 6, 5, 4, 3, 2, 1], 'falling'],
    // range 100, quarters of two bars: mean 0 before, mean 15 or 16 after
    ['15 of 100', [0, 0, 100, 100, 50, 50, 15, 15], 'sideways'],
    ['16 of 100', [0, 0, 100, 100, 50, 50, 16, 16], 'rising'],
    ['there and back', [1, 1, 9, 9, 9, 9, 1, 1], 'sideways'],
  ])('%s', (_what, values, trend) => expect(trendOf(barsOf(closes(values)), 0, values.length)).toBe(trend))
})

describe('the spoken figures', () => {
  it('are those of the bars on screen, and the newest price', () => {
    const model = new ChartModel(() => 0)
    model.open({ priceScale: 2 }, '1m')
    model.resize(66 + 60, 400)
    model.load(closes([...flat(900, 50), 100, 110, 120, 130, 140, 150]))
    model.view.zoom(10 / model.view.slot, 60)
    expect(model.view.from).toBe(51)
    expect(chartFigures(model)).toEqual({
      from: '03/01 00:51',
      to: '03/01 00:55',
      last: '150.00',
      high: '150.00',
      low: '110.00',
      change: '+36.36%',
      trend: 'rising',
    })
  })

  it('are none without bars', () => expect(chartFigures(new ChartModel(() => 0))).toBeNull())
})
