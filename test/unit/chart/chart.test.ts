import { handleKey } from '@/features/chart/gestures/keyboard'
import { candle, MINUTE, START } from './helpers'
import { candles, from, setUp } from './setUp'

describe('drawing', () => {
  it(`draws the visible bars only, of 5,000 (${from})`, () => {
    const { base, model } = setUp()
    const visible = model.view.to - model.view.from
    const bars = base.calls.filter((c) => c.name === 'rect').length - 1
    // a candle is a wick and a body, a column of volume and of MACD one rectangle each; the one more is the clip
    expect(visible).toBeLessThan(70)
    expect(bars).toBe(visible * 4)
    // three averages, DIF and DEA, and some lines of the grid
    expect(base.count('lineTo')).toBeLessThan(visible * 5 + 60)
  })

  it('fills one path per colour: candles and volume by direction, MACD by sign and growth', () => {
    const { base } = setUp()
    const lastTag = Number(candles[4999]!.close) >= Number(candles[4999]!.open) ? 'up' : 'down'
    expect(base.calls.filter((c) => c.name === 'fill').map((c) => c.fill)).toEqual([
      ...['up', 'down'],
      ...['up', 'down'],
      ...['up', 'up', 'down', 'down'],
      lastTag,
    ])
  })

  it('draws once per frame, however much has changed', () => {
    const { chart, base } = setUp()
    chart.pan(5)
    chart.pan(5)
    chart.upsert({ ...candles[4999]!, close: '1' })
    expect(base.runFrame()).toBe(1)
    expect(base.runFrame()).toBe(0)
  })

  it('leaves the bars alone when only the crosshair moves', () => {
    const { chart, base, top } = setUp()
    base.clear()
    chart.point({ x: 100, y: 100 })
    base.runFrame()
    expect(base.calls).toEqual([])
    expect(top.texts()).toContain('Change %')
  })

  it('draws the countdown once a second', () => {
    let now = candles[4999]!.time + 1000
    const { chart, base } = setUp({ now: () => now })
    expect(base.texts()).toContain('00:59')
    chart.tickClock()
    expect(base.runFrame()).toBe(0)
    now += 1000
    base.clear()
    chart.tickClock()
    base.runFrame()
    expect(base.texts()).toContain('00:58')
  })

  it('leaves the crosshair canvas alone while nobody points', () => {
    const { chart, base, top } = setUp()
    top.clear()
    chart.upsert({ ...candles[4999]!, close: '1' })
    base.runFrame()
    expect(top.calls).toEqual([])
    chart.point({ x: 100, y: 100 })
    base.runFrame()
    top.clear()
    chart.upsert({ ...candles[4999]!, close: '2' })
    base.runFrame()
    expect(top.texts()).toContain('Change %')
  })

  it('clears the crosshair canvas when the crosshair goes', () => {
    const { chart, base, top } = setUp()
    chart.point({ x: 300, y: 100 })
    base.runFrame()
    top.clear()
    chart.pan(2000)
    base.runFrame()
    expect(top.count('clearRect')).toBe(1)
    expect(top.texts()).toEqual([])
  })

  it('marks the highest and the lowest visible price with their exact strings', () => {
    const { chart, base } = setUp()
    chart.load([
      candle(START, '10', { high: '12.00', low: '9' }),
      candle(START + MINUTE, '10', { high: '99.90', low: '8.05' }),
    ])
    base.clear()
    base.runFrame()
    expect(base.texts()).toEqual(expect.arrayContaining(['99.90', '8.05']))
  })

  it('loses the colour of the last price when the data is stale', () => {
    const { chart, base } = setUp()
    const tagFill = () => base.calls.filter((call) => call.name === 'fill').map((call) => call.fill)[8]
    expect(['up', 'down']).toContain(tagFill())
    base.clear()
    chart.setStale(true)
    base.runFrame()
    expect(tagFill()).toBe('panelLine')
  })

  it('draws intraday as a line without candles and averages', () => {
    const { chart, base, top } = setUp()
    chart.open({ priceScale: 2 }, 'intraday')
    chart.load(candles)
    base.clear()
    top.clear()
    base.runFrame()
    const visible = chart.model.view.to - chart.model.view.from
    // volume and MACD
    expect(base.count('rect') - 1).toBe(visible * 2)
    expect(base.texts().some((text) => /^MA\d/.test(text))).toBe(false)
  })
})

describe('the data panel', () => {
  it('says the exact figures of the pointed-at bar: 100.10 to 101.35 is +1.25, +1.25% (by hand)', () => {
    const { chart, base, top } = setUp()
    chart.load([
      candle(Date.UTC(2023, 2, 6, 1, 45), '101.35', {
        open: '100.10',
        high: '102',
        low: '99.5',
        volume: '8.01',
      }),
    ])
    base.runFrame()
    top.clear()
    chart.point({ x: chart.model.view.x(0), y: 100 })
    base.runFrame()
    const texts = top.texts()
    const rows = ['03/06 01:45', '100.10', '102.00', '99.50', '101.35', '+1.25', '+1.25%', '8.01']
    expect(texts.slice(-16).filter((_, i) => i % 2 === 1)).toEqual(rows)
  })

  it('stands on the side away from the finger', () => {
    const { chart, base, top } = setUp()
    const panelX = (x: number) => {
      top.clear()
      chart.point({ x, y: 100 })
      base.runFrame()
      return top.calls.find((c) => c.name === 'fillText' && c.args[0] === 'Time')!.args[1] as number
    }
    expect(panelX(20)).toBeGreaterThan(150)
    expect(panelX(300)).toBeLessThan(50)
  })
})

describe('the crosshair', () => {
  it('goes when its bar leaves the screen', () => {
    const { chart, model } = setUp()
    chart.point({ x: 300, y: 100 })
    chart.pan(20)
    expect(model.cross).not.toBeNull()
    chart.pan(2000)
    expect(model.cross).toBeNull()
  })

  it('stays inside the panes', () => {
    const { chart, model } = setUp()
    chart.point({ x: 300, y: 999 })
    expect(model.cross?.y).toBe(375)
    chart.point({ x: 300, y: -5 })
    expect(model.cross?.y).toBe(0)
  })
})

describe('keyboard', () => {
  it('walks the crosshair bar by bar and lets go', () => {
    const { chart, base, model } = setUp()
    handleKey(chart, 'ArrowLeft')
    expect(model.cross?.index).toBe(4999)
    handleKey(chart, 'ArrowLeft')
    expect(model.cross?.index).toBe(4998)
    base.runFrame()
    expect(handleKey(chart, 'Escape')).toBe(true)
    expect(model.cross).toBeNull()
    expect(handleKey(chart, 'Tab')).toBe(false)
  })

  it('brings a bar beyond the left edge into view', () => {
    const { chart, model } = setUp()
    for (let i = 0; i < 200; i++) handleKey(chart, 'ArrowLeft')
    expect(model.cross?.index).toBe(4800)
    expect(model.view.from).toBeLessThanOrEqual(4800)
  })
})
