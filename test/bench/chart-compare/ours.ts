import { Chart } from '@/features/chart/chart'
import { mountCanvas } from '@/platform/canvas'
import { chartTheme } from '@/features/chart/view/theme'
import { labels } from '../../unit/chart/recorder'
import type { Build } from './subject'

const layer = (box: HTMLElement, id: string): void => {
  const canvas = document.createElement('canvas')
  canvas.id = id
  canvas.style.cssText = 'position:absolute;left:0;top:0;width:100%;height:100%'
  box.append(canvas)
}

/** Our chart with its usual indicators: MA, VOL, MACD. */
export const build: Build = async (box, candles) => {
  layer(box, 'base')
  layer(box, 'top')
  const [base, top] = await Promise.all([mountCanvas('base'), mountCanvas('top')])
  if (!base || !top) throw new Error('no canvas')
  const last = candles[candles.length - 1]!
  const chart = new Chart({ theme: chartTheme('greenUp'), labels, now: () => last.time + 20_000 })
  chart.open({ priceScale: 2 }, '1m')
  chart.attach(base, top)
  chart.load(candles)
  return {
    tick: (candle) => chart.upsert(candle),
    pan: (dx) => void chart.pan(dx),
  }
}
