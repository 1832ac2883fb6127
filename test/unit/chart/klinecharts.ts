import 'jest-canvas-mock'
import { init, type KLineData } from 'klinecharts'

/** Indicators as klinecharts computes them. It works on a page only: the test needs the environment `jsdom`. */
class Quiet {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

type Row = Readonly<Record<string, number | undefined>>

/** One row of named values per bar. */
export const klinechartsRows = (name: string, parameters: readonly number[], bars: KLineData[]): Row[] => {
  Object.assign(window, { ResizeObserver: Quiet })
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const place = document.createElement('div')
  document.body.append(place)
  const chart = init(place)
  chart?.createIndicator({ name, calcParams: [...parameters] })
  const indicator = chart?.getIndicators()[0]
  if (!indicator) throw new Error(`no indicator ${name}`)
  return indicator.calc(bars, indicator) as Row[]
}
