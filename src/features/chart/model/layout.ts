import type { Pane } from './pane'

/** Sizes in CSS pixels, as drawn in the look. */
export const AXIS_WIDTH = 66
export const TIME_HEIGHT = 24
const MAIN_LEGEND = 24
const MAIN_FOOT = 10
const SUB_LEGEND = 18
const SUB_FOOT = 6
const SUB_HEIGHT = 68

/** Stacks the panes: the ones below have a fixed height, the main one takes the rest. */
export const layOut = (panes: readonly Pane[], height: number): void => {
  const subs = panes.filter((pane) => !pane.main).length
  let top = 0
  for (const pane of panes) {
    pane.top = top
    pane.height = pane.main ? Math.max(0, height - TIME_HEIGHT - subs * SUB_HEIGHT) : SUB_HEIGHT
    const [legend, foot] = pane.main ? [MAIN_LEGEND, MAIN_FOOT] : [SUB_LEGEND, SUB_FOOT]
    pane.scale.place(top + legend, Math.max(1, pane.height - legend - foot))
    top += pane.height
  }
}
