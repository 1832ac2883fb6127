import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '@/features/chart/model/bars'
import { HEIGHT, MA, SLOT, WIDTH, type Build } from './subject'

const timeOf = ({ time }: Candle): UTCTimestamp => (time / 1000) as UTCTimestamp

const ohlc = (c: Candle) => ({
  time: timeOf(c),
  open: Number(c.open),
  high: Number(c.high),
  low: Number(c.low),
  close: Number(c.close),
})

/** Exponential averages that can take the last value back: the library itself knows no indicators. */
class Average {
  before = NaN
  value = NaN
  constructor(private readonly length: number) {}
  add(x: number): number {
    this.before = this.value
    return this.replace(x)
  }
  replace(x: number): number {
    const share = 2 / (this.length + 1)
    this.value = Number.isNaN(this.before) ? x : x * share + this.before * (1 - share)
    return this.value
  }
}

class Macd {
  private readonly averages = [new Average(12), new Average(26), new Average(9)] as const
  next(close: number, step: 'add' | 'replace'): { dif: number; dea: number; bar: number } {
    const [fast, slow, signal] = this.averages
    const dif = fast[step](close) - slow[step](close)
    const dea = signal[step](dif)
    return { dif, dea, bar: 2 * (dif - dea) }
  }
}

const mean = (closes: readonly number[], length: number, end: number): number => {
  let sum = 0
  for (let i = end - length; i < end; i++) sum += closes[i]!
  return sum / length
}

type Line = ISeriesApi<'Line'>
type Columns = ISeriesApi<'Histogram'>

/** lightweight-charts 5 with the indicators computed at the tail only, in its favour. */
export const build: Build = (box, candles) => {
  const chart = createChart(box, { width: WIDTH, height: HEIGHT, timeScale: { barSpacing: SLOT } })
  const closes = candles.map((c) => Number(c.close))
  const macd = new Macd()
  const points = candles.map((c, i) => ({ time: timeOf(c), ...macd.next(closes[i]!, 'add') }))
  const main = chart.addSeries(CandlestickSeries)
  const averages: [number, Line][] = MA.map((length) => [
    length,
    chart.addSeries(LineSeries, { lineWidth: 1 }),
  ])
  const volume: Columns = chart.addSeries(HistogramSeries, {}, 1)
  const bars: Columns = chart.addSeries(HistogramSeries, {}, 2)
  const [dif, dea]: Line[] = [0, 1].map(() => chart.addSeries(LineSeries, { lineWidth: 1 }, 2))
  main.setData(candles.map(ohlc))
  for (const [length, series] of averages) {
    const from = candles.slice(length - 1)
    series.setData(from.map((c, i) => ({ time: timeOf(c), value: mean(closes, length, i + length) })))
  }
  volume.setData(candles.map((c) => ({ time: timeOf(c), value: Number(c.volume) })))
  bars.setData(points.map(({ time, bar }) => ({ time, value: bar })))
  dif!.setData(points.map((p) => ({ time: p.time, value: p.dif })))
  dea!.setData(points.map((p) => ({ time: p.time, value: p.dea })))
  let position = chart.timeScale().scrollPosition()
  return {
    tick: (candle) => {
      const time = timeOf(candle)
      closes[closes.length - 1] = Number(candle.close)
      const next = macd.next(Number(candle.close), 'replace')
      main.update(ohlc(candle))
      for (const [length, series] of averages)
        series.update({ time, value: mean(closes, length, closes.length) })
      volume.update({ time, value: Number(candle.volume) })
      bars.update({ time, value: next.bar })
      dif!.update({ time, value: next.dif })
      dea!.update({ time, value: next.dea })
    },
    pan: (dx) => {
      position -= dx / SLOT
      chart.timeScale().scrollToPosition(position, false)
    },
  }
}
