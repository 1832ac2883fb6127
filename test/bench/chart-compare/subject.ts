import type { Candle } from '@/features/chart/model/bars'

/** What all charts show: the same size, slots of the same width, MA 5/10/30, VOL and MACD in three panes. */
export const WIDTH = 390
export const HEIGHT = 460
export const SLOT = 5.5
export const MA = [5, 10, 30] as const

/** One chart under test, already on the page. */
export interface Subject {
  /** A live tick: the newest bar has changed. */
  tick(candle: Candle): void
  /** A drag of so many pixels back in time. */
  pan(dx: number): void
}

/** Builds a chart in a box of its own, with all bars. */
export type Build = (box: HTMLElement, candles: readonly Candle[]) => Subject | Promise<Subject>
