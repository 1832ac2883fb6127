import { formatAmount, formatPercent, formatPrice } from '@core/money'
import { crisp, roundRect } from '@/features/chart/renderers/draw'
import type { Surface } from '@/platform/canvas'
import type { DepthCurve, DepthReading } from '../model/depth'
import { depthScale, HEAD } from './depthScale'
import { begin } from './layer'
import type { BookTheme } from './theme'

/** Words of the panel beside the cursor. */
export interface CursorLabels {
  readonly price: string
  readonly total: string
  readonly distance: string
}

export interface CursorPicture {
  readonly curve: DepthCurve | null
  readonly reading: DepthReading | null
  readonly priceScale: number
  readonly amountDecimals: number
  readonly labels: CursorLabels
  readonly theme: BookTheme
}

const ROW = 16
const PAD = 8

/** Name and value of everything that the cursor tells. */
export const cursorRows = ({
  reading,
  priceScale,
  amountDecimals,
  labels,
}: Omit<CursorPicture, 'theme' | 'curve'>): readonly (readonly [string, string])[] =>
  reading
    ? [
        [labels.price, formatPrice(reading.price, priceScale)],
        [labels.total, formatAmount(reading.total, amountDecimals)],
        [labels.distance, formatPercent(reading.distance)],
      ]
    : []

/** The cursor on a canvas of its own: pointing leaves the curves alone. */
export const drawCursor = (surface: Surface, picture: CursorPicture): void => {
  const { curve, reading, theme } = picture
  begin(surface, theme.font)
  if (!curve || !reading) return
  const { context, width, height, dpr } = surface
  const scale = depthScale(curve, width, height)
  const [x, y] = [scale.x(reading.price), scale.y(reading.total)]
  context.strokeStyle = theme.cross
  context.lineWidth = 1
  context.setLineDash([4, 3])
  context.beginPath()
  context.moveTo(crisp(x, dpr), HEAD)
  context.lineTo(crisp(x, dpr), scale.bottom)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = reading.side === 'bid' ? theme.bid : theme.ask
  context.beginPath()
  context.arc(x, y, 3.5, 0, Math.PI * 2)
  context.fill()
  drawPanel(surface, picture, x)
}

/** The panel stands on the side away from the cursor. */
const drawPanel = ({ context, width, dpr }: Surface, picture: CursorPicture, x: number): void => {
  const { theme } = picture
  const rows = cursorRows(picture)
  const room = (column: 0 | 1): number =>
    rows.reduce((most, row) => Math.max(most, context.measureText(row[column]).width), 0)
  const w = room(0) + room(1) + 3 * PAD
  const left = x > width / 2 ? 2 * PAD : width - w - 2 * PAD
  context.fillStyle = theme.panel
  context.strokeStyle = theme.panelLine
  context.lineWidth = 1
  roundRect(context, crisp(left, dpr), crisp(HEAD + PAD, dpr), w, rows.length * ROW + 12, 6)
  context.fill()
  context.stroke()
  rows.forEach(([label, value], i) => {
    const middle = HEAD + PAD + 14 + i * ROW
    context.textAlign = 'left'
    context.fillStyle = theme.quiet
    context.fillText(label, left + PAD, middle)
    context.textAlign = 'right'
    context.fillStyle = theme.strong
    context.fillText(value, left + w - PAD, middle)
  })
}
