import { crisp, horizontal } from './draw'
import { formatNumber } from './format'
import type { Frame } from './frame'

/** Lines through the values that give a pane its meaning; those of a fixed range have labels on the axis. */
export const drawGuides = (frame: Frame): void => {
  const { context, model, theme, dpr, axis } = frame
  context.textAlign = 'right'
  context.fillStyle = theme.axis
  context.strokeStyle = theme.panelLine
  context.lineWidth = 1
  context.setLineDash([3, 3])
  context.beginPath()
  for (const { main, scale, studies } of model.panes) {
    if (main) continue
    const { guides, unit } = studies[0]!.indicator
    if (!guides) continue
    for (const guide of guides) {
      const y = scale.y(guide)
      horizontal(context, 0, model.view.width, crisp(y, dpr))
      if (unit !== 'points') continue
      context.fillText(formatNumber(guide, 0), model.width - 8, y)
      axis.prices.push(y)
    }
  }
  context.stroke()
  context.setLineDash([])
}
