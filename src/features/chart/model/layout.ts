import type { Pane } from './pane'

/** Sizes in CSS pixels, as drawn in the look. */
export const AXIS_WIDTH = 66
export const TIME_HEIGHT = 24
/** One row of a legend; each indicator over the candles has its own. */
export const LEGEND_ROW = 16
const MAIN_LEGEND = 24
const MAIN_FOOT = 10
/** The main pane never gets smaller than this for the sake of others. */
const MAIN_LEAST = 150
const OWN_LEGEND = 18
const OWN_FOOT = 6
const OWN_HEIGHT = 68
const OWN_LEAST = 48

/** How high a chart wants to be where a page scrolls: its share of the screen, and room for what was added to it. */
export interface WantedHeight {
  /** Pixels added to the share, and limits of the sum. */
  readonly add: number
  readonly min: number
  readonly max: number
}

/** Of a chart with this many indicators over the candles and panes below them. */
export const wantedHeight = (over: number, below: number): WantedHeight => {
  const more = Math.max(0, over - 1) * LEGEND_ROW + below * OWN_HEIGHT
  return { add: more - 32, min: more + 212, max: more + 364 }
}

/** How many of `count` panes below fit into `room`, and how high each is. */
const share = (count: number, room: number): { fit: number; each: number } => {
  const fit = Math.max(0, Math.min(count, Math.floor(room / OWN_LEAST)))
  return { fit, each: fit === 0 ? 0 : Math.min(OWN_HEIGHT, Math.floor(room / fit)) }
}

/**
 * Stacks panes, the main one first: those below share what it can spare, it takes the rest.
 * @returns the panes that fit
 */
export const layOut = (panes: readonly Pane[], height: number): readonly Pane[] => {
  const { fit, each } = share(panes.length - 1, height - TIME_HEIGHT - MAIN_LEAST)
  const shown = panes.slice(0, fit + 1)
  let top = 0
  for (const pane of shown) {
    pane.top = top
    pane.height = pane.main ? Math.max(0, height - TIME_HEIGHT - fit * each) : each
    const rows = Math.max(1, pane.studies.length) - 1
    const legend = pane.main ? MAIN_LEGEND + rows * LEGEND_ROW : OWN_LEGEND
    const foot = pane.main ? MAIN_FOOT : OWN_FOOT
    pane.scale.place(top + legend, Math.max(1, pane.height - legend - foot))
    top += pane.height
  }
  return shown
}
