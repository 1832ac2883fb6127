import { drawCode, PAPER } from '@/features/picture/qr'
import { CANVAS_FONT, wrap } from '@/features/picture/wrap'
import type { Context2D } from '@/platform/canvas'
import { layoutPoster, POSTER, type Face, type Line, type Measure, type PosterTexts } from './poster'
import { outlineOf, type Slice } from './slice'

type Draws = Pick<
  Context2D,
  | 'setTransform'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'fillRect'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'arcTo'
  | 'clip'
  | 'save'
  | 'restore'
  | 'fill'
  | 'stroke'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillText'
  | 'measureText'
  | 'createLinearGradient'
>

const GROUND = '#121614'
const GROUND_LINE = '#363e3a'
const LIME = '#c6f04a'
const LIME_1 = '#e2fa6b'
const LIME_2 = '#93de3f'
const TONES = { bright: '#f1f4f2', quiet: '#aeb7b2' } as const
const CODE_RADIUS = 8

const fontOf = ({ weight, size }: Face): string => `${weight} ${size}px ${CANVAS_FONT}`

/** Measures with the canvas on which it will be drawn. */
const measureOn = (context: Draws): Measure => ({
  width: (text, face) => {
    context.font = fontOf(face)
    return context.measureText(text).width
  },
  wrap: (text, face, width) => {
    context.font = fontOf(face)
    return wrap(context, text, width)
  },
})

const drawSlice = (context: Draws, { wedges, rind }: Slice): void => {
  context.fillStyle = LIME
  for (const wedge of wedges) {
    const { tip, from, to } = outlineOf(wedge)
    context.globalAlpha = wedge.alpha
    context.beginPath()
    context.moveTo(tip.x, tip.y)
    context.arc(wedge.cx, wedge.cy, wedge.outer, from, to, true)
    context.closePath()
    context.fill()
  }
  context.globalAlpha = 1
  context.strokeStyle = LIME
  context.lineWidth = rind.width
  context.beginPath()
  context.arc(rind.cx, rind.cy, rind.radius, Math.PI, rind.half ? 0 : 3 * Math.PI, false)
  context.stroke()
}

const roundedPath = (context: Draws, x: number, y: number, size: number): void => {
  context.beginPath()
  context.moveTo(x + CODE_RADIUS, y)
  context.arcTo(x + size, y, x + size, y + size, CODE_RADIUS)
  context.arcTo(x + size, y + size, x, y + size, CODE_RADIUS)
  context.arcTo(x, y + size, x, y, CODE_RADIUS)
  context.arcTo(x, y, x + size, y, CODE_RADIUS)
  context.closePath()
}

/** Titles shade from left to right over the width that a headline has. */
const limeShade = (context: Draws): CanvasGradient => {
  const shade = context.createLinearGradient(0, 0, (POSTER.width * 2) / 3, 0)
  shade.addColorStop(0, LIME_1)
  shade.addColorStop(1, LIME_2)
  return shade
}

const drawLine = (context: Draws, line: Line): void => {
  context.font = fontOf(line)
  context.fillStyle = line.tone === 'lime' ? limeShade(context) : TONES[line.tone]
  context.fillText(line.text, line.x, line.y)
}

/**
 * The invitation as a picture.
 * @param link what the QR code holds
 * @param dpr device pixels to a unit of the poster
 */
export const drawPoster = (context: Draws, texts: PosterTexts, link: string, dpr: number): void => {
  context.setTransform(dpr, 0, 0, dpr, 0, 0)
  const layout = layoutPoster(texts, measureOn(context))
  context.fillStyle = GROUND
  context.fillRect(0, 0, POSTER.width, POSTER.height)
  drawSlice(context, layout.slice)
  drawSlice(context, layout.mark)
  context.fillStyle = GROUND_LINE
  context.fillRect(0, layout.ground - 1, POSTER.width, 1)
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  layout.lines.forEach((line) => drawLine(context, line))
  const { x, y, size } = layout.code
  context.save()
  roundedPath(context, x, y, size)
  context.fillStyle = PAPER
  context.fill()
  context.clip()
  drawCode(context, link, { x, y, size, dpr })
  context.restore()
}
