import { Chart } from '@/features/chart/chart'
import { mountCanvas } from '@/platform/canvas'
import { walk } from '../chart-compare/candles'
import { labels, theme } from '../../unit/chart/recorder'

const COLOURS = {
  ...theme,
  up: '#2fc797',
  down: '#ff6e75',
  background: '#0a0c0b',
  font: '500 11px sans-serif',
}

/** Milliseconds of each run, drawing included. */
const measure = (runs: number, run: (i: number) => void): number[] =>
  Array.from({ length: runs }, (_, i) => {
    const before = performance.now()
    run(i)
    return performance.now() - before
  })

const start = async (bars: number) => {
  const [base, top] = await Promise.all([mountCanvas('base'), mountCanvas('top')])
  if (!base || !top) throw new Error('no canvas')
  const candles = walk(bars)
  const chart = new Chart({ theme: COLOURS, labels, now: () => candles[bars - 1]!.time + 40_000 })
  chart.open({ priceScale: 2 }, '1m')
  chart.attach(base, top)
  const first = measure(1, () => {
    chart.load(candles)
    chart.flush()
  })
  const last = candles[bars - 1]!
  const tick = measure(1000, (i) => {
    chart.upsert({ ...last, close: (Number(last.close) + (i % 50) / 10).toFixed(2) })
    chart.flush()
  })
  const pan = measure(500, () => {
    chart.pan(7)
    chart.flush()
  })
  const cross = measure(500, (i) => {
    chart.point({ x: 20 + (i % 280), y: 120 })
    chart.flush()
  })
  return { first, tick, pan, cross }
}

Object.assign(window, { start })
