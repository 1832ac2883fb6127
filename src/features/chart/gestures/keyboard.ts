import type { Chart } from '../chart'

/**
 * Keys: arrows walk the crosshair, + and - zoom, End goes to the newest bar, Escape lets go.
 * @returns true when the key meant something
 */
export const handleKey = (chart: Chart, key: string): boolean => {
  const { view, cross } = chart.model
  if (key === 'ArrowLeft' || key === 'ArrowRight') walk(chart, key === 'ArrowLeft' ? -1 : 1)
  else if (key === '+' || key === '=') chart.zoom(1.25, view.width)
  else if (key === '-') chart.zoom(0.8, view.width)
  else if (key === 'End') chart.toLatest()
  else if (key === 'Escape' && cross) chart.point(null)
  else return false
  return true
}

/** Moves the crosshair by `step` bars, bringing the bar into view. */
const walk = (chart: Chart, step: number): void => {
  const { bars, view, cross, panes } = chart.model
  if (bars.length === 0) return
  const from = cross?.index ?? view.to - (step > 0 ? 1 : 0)
  const index = Math.min(Math.max(from + step, 0), bars.length - 1)
  const x = view.x(index)
  if (x < view.slot) chart.pan(view.slot - x)
  else if (x > view.width - view.slot) chart.pan(view.width - view.slot - x)
  chart.point({ x: view.x(index), y: panes[0]!.scale.y(bars.close[index]!) })
}
