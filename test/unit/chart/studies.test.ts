import { usualParameters } from '@/features/chart/indicators/choice'
import type { IndicatorId } from '@/features/chart/indicators/registry'
import { wantedHeight } from '@/features/chart/model/layout'
import { formatNumber, formatValue } from '@/features/chart/renderers/format'
import { candle, closes, MINUTE, START } from './helpers'
import { candles, setUp } from './setUp'

/** A chart with these indicators and nothing drawn yet. */
const showing = (...ids: IndicatorId[]) => {
  const stage = setUp()
  stage.chart.choose(ids.map((id) => ({ id, parameters: usualParameters(id) })))
  stage.base.runFrame()
  stage.base.clear()
  return stage
}

describe('panes', () => {
  it('are added and taken away; what stays keeps its columns', () => {
    const { chart, model } = showing('MA', 'VOL')
    const [average] = model.panes[0]!.studies
    expect(model.panes.map((pane) => pane.studies.map(({ id }) => id))).toEqual([['MA'], ['VOL']])
    chart.choose([
      { id: 'MA', parameters: [5, 10, 30] },
      { id: 'SAR', parameters: [0.02, 0.2] },
      { id: 'RSI', parameters: [6, 12, 24] },
    ])
    expect(model.panes.map((pane) => pane.studies.map(({ id }) => id))).toEqual([['MA', 'SAR'], ['RSI']])
    expect(model.panes[0]!.studies[0]).toBe(average)
  })

  it('are computed at once when they are added or changed: RSI6 of the newest bar is known', () => {
    const { chart, model } = showing('MA')
    chart.choose([{ id: 'RSI', parameters: [6, 12, 24] }])
    const before = model.panes[1]!.studies[0]!.columns[0]![4999]!
    expect(before).toBeGreaterThan(0)
    chart.choose([{ id: 'RSI', parameters: [7, 12, 24] }])
    expect(model.panes[1]!.studies[0]!.columns[0]![4999]).not.toBe(before)
  })

  it('fill the height without gaps, the candles above, the time below', () => {
    const { model } = showing('MA', 'EMA', 'BOLL', 'SAR', 'VOL', 'MACD', 'KDJ')
    for (const height of [640, 400, 330]) {
      model.resize(390, height)
      const { panes } = model
      expect(panes[0]!.top).toBe(0)
      panes.slice(1).forEach((pane, k) => expect(pane.top).toBe(panes[k]!.top + panes[k]!.height))
      const last = panes[panes.length - 1]!
      expect(last.top + last.height).toBe(height - 24)
      expect(panes[0]!.height).toBeGreaterThanOrEqual(150)
      for (const pane of panes)
        expect(pane.scale.top + pane.scale.height).toBeLessThan(pane.top + pane.height)
    }
  })

  // 24 for the time, 150 for the candles, 48 for each pane
  it.each([
    [173, 1],
    [221, 1],
    [222, 2],
    [269, 2],
    [270, 3],
    [318, 4],
    [600, 4],
  ])('on a chart %i high: %i of 4 fit', (height, count) => {
    const { model } = showing('VOL', 'MACD', 'KDJ')
    model.resize(390, height)
    expect(model.panes).toHaveLength(count)
  })

  it.each([640, 844])('on a phone %i high all of them fit, and the candles keep their height', (screen) => {
    const own: IndicatorId[] = ['VOL', 'MACD', 'KDJ']
    const over: IndicatorId[] = ['MA', 'EMA', 'BOLL', 'SAR']
    const heights = [1, 2, 3, 4].flatMap((rows) =>
      [0, 1, 2, 3].map((below) => {
        const { model } = showing(...over.slice(0, rows), ...own.slice(0, below))
        const { add, min, max } = wantedHeight(rows, below)
        model.resize(390, Math.min(max, Math.max(min, 0.38 * screen + add)))
        expect(model.panes).toHaveLength(1 + below)
        return model.panes[0]!.scale.height
      }),
    )
    expect(Math.min(...heights)).toBeGreaterThan(140)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1e-9)
  })

  it('that come back with the height are up to date', () => {
    const { chart, model } = showing('VOL', 'KDJ')
    model.resize(390, 200)
    chart.upsert({ ...candles[4999]!, time: candles[4999]!.time + MINUTE, volume: '77' })
    model.resize(390, 400)
    expect(model.panes[1]!.studies[0]!.columns[0]![5000]).toBe(77)
  })
})

describe('the value axis', () => {
  const scaleOf = (id: IndicatorId) => {
    const { model } = showing(id)
    model.fit()
    return model.panes[1]!.scale
  }

  it('of MACD has zero in the middle', () => {
    const { min, max } = scaleOf('MACD')
    expect(min).toBe(-max)
  })

  it.each<[IndicatorId, number, number]>([
    ['RSI', 30, 70],
    ['KDJ', 20, 80],
    ['WR', -80, -20],
  ])('of %s always shows its guides', (id, low, high) => {
    const { chart, model } = showing(id)
    chart.load(closes(Array.from({ length: 40 }, () => 7)))
    model.fit()
    const { min, max } = model.panes[1]!.scale
    expect([min, max]).toEqual([low, high])
  })

  it('of a pane without any value yet can still be drawn', () => {
    const { chart, base } = showing('MACD', 'RSI', 'VOL')
    chart.load([])
    base.runFrame()
    const numbers = base.calls.flatMap(({ args }) => args.filter((arg) => typeof arg === 'number'))
    expect(numbers.every(Number.isFinite)).toBe(true)
  })
})

describe('drawing', () => {
  it('draws MACD bars paler while they shrink: 4 kinds, each visible bar once', () => {
    const { chart, base, model } = showing('MACD')
    chart.pan(1)
    base.runFrame()
    const visible = model.view.to - model.view.from
    expect(base.count('rect') - 1).toBe(visible * 3)
    expect(
      base.calls
        .filter(({ name }) => name === 'fill')
        .map(({ fill }) => fill)
        .slice(2, 6),
    ).toEqual(['up', 'up', 'down', 'down'])
  })

  it('draws SAR as dots in one path', () => {
    const { chart, base, model } = showing('SAR')
    chart.pan(1)
    base.runFrame()
    expect(base.count('arc')).toBe(model.view.to - model.view.from)
    expect(base.calls.filter(({ name, fill }) => name === 'fill' && fill === 'text')).toHaveLength(1)
  })

  it('writes the guides of a fixed range on the axis, with a real minus', () => {
    const { chart, base } = showing('RSI', 'WR')
    chart.pan(1)
    base.runFrame()
    expect(base.texts()).toEqual(expect.arrayContaining(['30', '70', '−80', '−20']))
  })

  it('begins a Bollinger band with the first bar that has one', () => {
    const { chart, base } = showing('BOLL')
    chart.load(closes(Array.from({ length: 25 }, (_, i) => i)))
    base.clear()
    base.runFrame()
    const numbers = base.calls.flatMap(({ args }) => args.filter((arg) => typeof arg === 'number'))
    expect(numbers.every(Number.isFinite)).toBe(true)
    expect(base.calls.some(({ name, fill }) => name === 'fill' && fill === 'band')).toBe(true)
  })
})

describe('legends', () => {
  const legends = (...ids: IndicatorId[]) => {
    const { chart, base, top } = showing(...ids)
    const bars = Array.from({ length: 3 }, (_, i) =>
      candle(START + i * MINUTE, String(10 + i), { high: '13', low: '9', volume: '2.5' }),
    )
    chart.load(bars)
    base.runFrame()
    base.clear()
    return { chart, base, top }
  }

  it('name each indicator with its numbers and values, a dash for those that are not there yet', () => {
    const { chart, base } = legends('MA', 'BOLL', 'SAR', 'VOL', 'KDJ')
    chart.choose([
      { id: 'MA', parameters: [1, 2, 3] },
      { id: 'VOL', parameters: [] },
      { id: 'KDJ', parameters: [9, 3, 3] },
    ])
    base.runFrame()
    expect(base.texts()).toEqual(
      expect.arrayContaining(['MA1 12.00', 'MA2 11.50', 'MA3 11.00', 'VOL 2.50', 'KDJ(9,3,3)', 'K —', 'J —']),
    )
  })

  it('follow the crosshair', () => {
    const { chart, base, top } = legends('MA', 'VOL')
    chart.choose([{ id: 'MA', parameters: [1, 2, 3] }])
    base.runFrame()
    top.clear()
    chart.point({ x: chart.model.view.x(1), y: 60 })
    base.runFrame()
    expect(top.texts().slice(0, 3)).toEqual(['MA1 11.00', 'MA2 10.50', 'MA3 —'])
  })

  it('of several indicators over the candles stand in rows, the candles below them', () => {
    const { base, chart } = legends('MA', 'EMA', 'BOLL', 'SAR')
    chart.pan(1)
    chart.toLatest()
    base.runFrame()
    const rows = ['MA5', 'EMA7', 'BOLL(20,2)', 'SAR(0.02,0.2)'].map((label) => {
      const call = base.calls.find(
        ({ name, args }) => name === 'fillText' && String(args[0]).startsWith(label),
      )
      return call?.args[2]
    })
    expect(rows).toEqual([12, 28, 44, 60])
    expect(chart.model.panes[0]!.scale.top).toBeGreaterThan(68)
  })
})

describe('computed numbers on the screen', () => {
  it.each([
    [1234567.891, 2, '1,234,567.89'],
    [999.995, 2, '1,000.00'],
    [0, 2, '0.00'],
    [-0.001, 2, '0.00'],
    [-1234.5, 1, '−1,234.5'],
    [12, 0, '12'],
    [NaN, 2, ''],
    [Infinity, 2, ''],
  ])('%f with %i decimals is %s', (value, decimals, text) => expect(formatNumber(value, decimals)).toBe(text))

  it('differences of small prices have more digits than the prices', () => {
    expect(formatValue(-0.000123, 'difference', 5)).toBe('−0.0001230')
    expect(formatValue(-2.594, 'difference', 2)).toBe('−2.59')
  })
})
