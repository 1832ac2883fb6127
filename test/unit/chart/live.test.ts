import { INDICATORS } from '@/features/chart/indicators/registry'
import { candle, closes, MINUTE, START } from './helpers'
import { candles, setUp } from './setUp'

describe('a live tick', () => {
  it('costs no full recomputation: every indicator starts at the changed bar', () => {
    const { chart, model } = setUp()
    const starts: number[] = []
    for (const pane of model.panes) {
      for (const study of pane.studies) {
        const compute = study.indicator.compute.bind(study.indicator)
        jest.spyOn(study.indicator, 'compute').mockImplementation((bars, columns, start) => {
          starts.push(start)
          compute(bars, columns, start)
        })
      }
    }
    chart.upsert({ ...candles[4999]!, close: '24000' })
    chart.upsert({ ...candles[4999]!, time: candles[4999]!.time + MINUTE })
    expect(starts).toEqual([4999, 4999, 4999, 5000, 5000, 5000])
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
