import type { Study } from '../indicators/study'
import type { Scale } from '../model/scale'
import { drawColumns, drawSigned } from './columns'
import { drawDots } from './dots'
import type { Frame } from './frame'
import { drawBand, drawLine } from './lines'

/** All indicators, each on the axis of its pane. */
export const drawStudies = (frame: Frame): void => {
  for (const { studies, scale } of frame.model.panes) {
    for (const study of studies) drawStudy(frame, study, scale)
  }
}

const drawStudy = (frame: Frame, { indicator, columns }: Study, scale: Scale): void => {
  const { outputs, band } = indicator
  if (band) {
    const colour = frame.theme.series[outputs[band[0]]!.colour]
    drawBand(frame, columns[band[0]]!, columns[band[1]]!, scale, colour)
  }
  for (let k = 0; k < outputs.length; k++) {
    const { style, colour } = outputs[k]!
    const column = columns[k]!
    if (style === 'line') drawLine(frame, column, scale, frame.theme.series[colour])
    else if (style === 'dots') drawDots(frame, column, scale, frame.theme.series[colour])
    else if (style === 'signed') drawSigned(frame, column, scale)
    else drawColumns(frame, column, scale)
  }
}
