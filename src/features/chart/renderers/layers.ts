import { drawDrawings, drawSketch } from '../drawings/draw'
import { drawMarkLines, drawMarkTags, placedMarks } from '../marks/draw'
import { drawCandles } from './candles'
import { drawCrosshair } from './crosshair'
import { drawExtremes } from './extremes'
import type { Frame } from './frame'
import { drawGrid } from './grid'
import { drawGuides } from './guides'
import { drawLastPrice } from './lastPrice'
import { drawLegends } from './legend'
import { drawArea } from './lines'
import { drawStudies } from './studies'

const prepare = ({ context, model, theme, dpr, turned }: Frame): void => {
  if (turned) context.setTransform(0, dpr, -dpr, 0, model.height * dpr, 0)
  else context.setTransform(dpr, 0, 0, dpr, 0, 0)
  context.clearRect(0, 0, model.width, model.height)
  context.font = theme.font
  context.textBaseline = 'middle'
}

/** The bars: grid, candles or line, studies, marks, last price, legends. Drawn when bars, view or countdown change. */
export const drawBase = (frame: Frame): void => {
  const { context, model } = frame
  prepare(frame)
  model.fit()
  const marks = placedMarks(frame)
  drawGrid(frame, marks)
  drawGuides(frame)
  context.save()
  context.beginPath()
  context.rect(0, 0, model.view.width, model.height)
  context.clip()
  if (model.line) drawArea(frame)
  else drawCandles(frame)
  drawStudies(frame)
  drawExtremes(frame)
  drawDrawings(frame)
  drawMarkLines(frame, marks)
  context.restore()
  drawLastPrice(frame)
  drawMarkTags(frame, marks)
  drawLegends(frame, model.bars.length - 1, false)
}

/** The crosshair with the legends of its bar, on a canvas of its own: pointing leaves the bars alone. */
export const drawTop = (frame: Frame): void => {
  prepare(frame)
  drawSketch(frame)
  const { cross } = frame.model
  if (!cross) return
  drawLegends(frame, cross.index, true)
  drawCrosshair(frame)
}
