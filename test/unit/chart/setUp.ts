import { Chart, type ChartOptions } from '@/features/chart/chart'
import { ChartModel } from '@/features/chart/model/chartModel'
import { realCandles } from './helpers'
import { FakeSurface, labels, theme } from './recorder'

export const { candles, from } = realCandles(5000)

/** A chart with 5,000 one-minute bars on fake canvases, drawn once. */
export const setUp = (options: Partial<ChartOptions> = {}) => {
  const chart = new Chart({ theme, labels, now: () => null, ...options }, new ChartModel(() => 0))
  const [base, top] = [new FakeSurface(), new FakeSurface()]
  chart.open({ priceScale: 2 }, '1m')
  chart.attach(base, top)
  chart.load(candles)
  base.runFrame()
  return { chart, base, top, model: chart.model }
}
