import { Chart, type ChartOptions } from '@/features/chart/chart'
import { INDICATORS } from '@/features/chart/indicators/registry'
import { ChartModel } from '@/features/chart/model/chartModel'
import { candle, closes, MINUTE, realCandles, START } from './helpers'
import { FakeSurface, labels, theme } from './recorder'

const { candles, from } = realCandles(5000)

const setUp = (options: Partial<ChartOptions> = {}) => {
  const chart = new Chart({ theme, labels, now: () => null, ...options }, new ChartModel(() => 0))
  const [base, top] = [new FakeSurface(), new FakeSurface()]
  chart.open({ priceScale: 2 }, '1m')
  chart.attach(base, top)
  chart.load(candles)
  base.runFrame()
  return { chart, base, top, model: chart.model }
}

describe('drawing', () => {
  it(`draws the visible bars only, of 5,000 (${from})`, () => {
    const { base, model } = setUp()
    const visible = model.view.to - model.view.from
    const bars = base.calls.filter((c) => c.name === 'rect').length - 1
    // a candle is a wick and a body, a volume column one rectangle; the one more is the clip
    expect(visible).toBeLessThan(70)
    expect(bars).toBe(visible * 3)
    expect(base.count('lineTo')).toBeLessThan(visible * 3 + 60)
  })

  it('fills one path per colour: candles twice, columns twice', () => {
    const { base } = setUp()
    expect(base.calls.filter((c) => c.name === 'fill').map((c) => c.fill)).toEqual([
      'up',
      'down',
      'up',
      'down',
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

  it('draws the countdown once a second, on the top canvas only', () => {
    let now = candles[4999]!.time + 1000
    const { chart, base, top } = setUp({ now: () => now })
    expect(top.texts()).toContain('00:59')
    base.clear()
    chart.tickClock()
    expect(base.runFrame()).toBe(0)
    now += 1000
    chart.tickClock()
    base.runFrame()
    expect(top.texts()).toContain('00:58')
    expect(base.calls).toEqual([])
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
    const { chart, base, top } = setUp()
    top.clear()
    chart.setStale(true)
    base.runFrame()
    const fills = new Set(top.calls.map((call) => call.fill))
    expect(fills.has('up') || fills.has('down')).toBe(false)
  })

  it('draws intraday as a line without candles and averages', () => {
    const { chart, base, top } = setUp()
    chart.open({ priceScale: 2 }, 'intraday')
    chart.load(candles)
    base.clear()
    top.clear()
    base.runFrame()
    const visible = chart.model.view.to - chart.model.view.from
    expect(base.count('rect') - 1).toBe(visible)
    expect(top.texts().some((text) => text.startsWith('MA'))).toBe(false)
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

describe('a live tick', () => {
  it('costs no full recomputation: every indicator starts at the changed bar', () => {
    const { chart, model } = setUp()
    const starts: number[] = []
    for (const pane of model.panes) {
      for (const study of pane.studies) {
        const compute = study.indicator.compute
        jest.spyOn(study.indicator, 'compute').mockImplementation((bars, columns, start) => {
          starts.push(start)
          compute(bars, columns, start)
        })
      }
    }
    chart.upsert({ ...candles[4999]!, close: '24000' })
    chart.upsert({ ...candles[4999]!, time: candles[4999]!.time + MINUTE })
    expect(starts).toEqual([4999, 4999, 5000, 5000])
  })

  it('reads only the window of an average, not the history', () => {
    const { model } = setUp()
    const read = new Set<number>()
    const close = new Proxy(model.bars.close, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) read.add(Number(key))
        return Reflect.get(target, key, target) as unknown
      },
    })
    const bars = Object.create(model.bars, { close: { value: close } }) as typeof model.bars
    const columns = model.panes[0]!.studies[0]!.columns
    INDICATORS.MA.create([5, 10, 30]).compute(bars, columns, 4999)
    expect(read.size).toBe(30)
  })

  it('of a newer minute begins a new bar; one of a known minute changes it', () => {
    const { model } = setUp()
    model.load(closes([1, 2]))
    model.upsert(candle(START + MINUTE, '5'))
    model.upsert(candle(START + 2 * MINUTE, '7'))
    expect(model.bars.source.map((c) => c.close)).toEqual(['1', '5', '7'])
    expect(model.view.atLatest).toBe(true)
  })

  it('of an unknown older minute is ignored', () => {
    const { model } = setUp()
    model.load(closes([1, 2]))
    model.upsert(candle(START - MINUTE, '5'))
    model.upsert(candle(START + 30_000, '5'))
    expect(model.bars.source.map((c) => c.close)).toEqual(['1', '2'])
  })
})

describe('history', () => {
  it('in front keeps the picture and the crosshair still', () => {
    const { chart, model } = setUp()
    chart.pan(2000)
    chart.point({ x: 120, y: 90 })
    const pointed = model.bars.time[model.cross!.index]
    const left = model.bars.time[model.view.from]
    const older = closes(
      Array.from({ length: 300 }, () => 5),
      candles[0]!.time - 300 * MINUTE,
    )
    chart.prepend(older)
    expect(model.bars.length).toBe(5300)
    expect(model.bars.time[model.view.from]).toBe(left)
    expect(model.bars.time[model.cross!.index]).toBe(pointed)
  })

  it('is asked for when the view comes near the oldest bar, not before', () => {
    const asked = jest.fn()
    const { chart } = setUp({ onNeedHistory: asked })
    expect(asked).not.toHaveBeenCalled()
    chart.pan(1e9)
    expect(asked).toHaveBeenCalled()
  })

  it('missing in the middle is merged in order, changed bars are replaced', () => {
    const { model } = setUp()
    const [a, b, c, d] = closes([1, 2, 3, 4])
    model.load([a!, b!])
    model.upsert(d!)
    model.merge([{ ...b!, close: '2.5' }, c!, d!])
    expect(model.bars.source.map((bar) => bar.close)).toEqual(['1', '2.5', '3', '4'])
    expect([...model.bars.close.subarray(0, 4)]).toEqual([1, 2.5, 3, 4])
    expect(model.view.count).toBe(4)
  })
})

describe('keyboard', () => {
  it('walks the crosshair bar by bar and lets go', () => {
    const { chart, base, model } = setUp()
    chart.key('ArrowLeft')
    expect(model.cross?.index).toBe(4999)
    chart.key('ArrowLeft')
    expect(model.cross?.index).toBe(4998)
    base.runFrame()
    expect(chart.key('Escape')).toBe(true)
    expect(model.cross).toBeNull()
    expect(chart.key('Tab')).toBe(false)
  })

  it('brings a bar beyond the left edge into view', () => {
    const { chart, model } = setUp()
    for (let i = 0; i < 200; i++) chart.key('ArrowLeft')
    expect(model.cross?.index).toBe(4800)
    expect(model.view.from).toBeLessThanOrEqual(4800)
  })
})
