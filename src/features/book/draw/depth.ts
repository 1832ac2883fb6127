import { formatCompact, formatPrice } from '@core/money'
import { crisp, horizontal } from '@/features/chart/renderers/draw'
import type { Surface } from '@/platform/canvas'
import type { DepthCurve, DepthPoint } from '../model/depth'
import { depthScale, FOOT, type DepthScale } from './depthScale'
import { begin } from './layer'
import type { BookTheme } from './theme'

export interface DepthPicture {
  readonly curve: DepthCurve | null
  readonly priceScale: number
  readonly theme: BookTheme
}

/** Shares of the largest amount that have a line and a label. */
const LINES = ['1', '0.5'] as const
const FILL_ALPHA = 0.16
const PAD = 16

/** Draws both curves, prices below, amounts at the right. */
export const drawDepth = (surface: Surface, { curve, priceScale, theme }: DepthPicture): void => {
  begin(surface, theme.font)
  if (!curve) return
  const scale = depthScale(curve, surface.width, surface.height)
  drawGrid(surface, scale, theme)
  drawSide(surface, scale, curve.bids, 0, theme.bid)
  drawSide(surface, scale, curve.asks, surface.width, theme.ask)
  drawAmounts(surface, scale, theme)
  drawPrices(surface, curve, priceScale, theme)
}

const drawGrid = ({ context, width, dpr }: Surface, scale: DepthScale, theme: BookTheme): void => {
  context.strokeStyle = theme.line
  context.lineWidth = 1 / Math.min(dpr, 2)
  context.beginPath()
  for (const share of LINES) horizontal(context, 0, width, crisp(scale.y(scale.top.times(share)), dpr))
  horizontal(context, 0, width, crisp(scale.bottom, dpr))
  context.stroke()
}

/** A staircase from the best price outwards to the edge `end`, filled down to the ground. */
const drawSide = (
  { context }: Surface,
  scale: DepthScale,
  points: readonly DepthPoint[],
  end: number,
  colour: string,
): void => {
  const trace = (): void => {
    let y = scale.bottom
    points.forEach((point, i) => {
      const x = scale.x(point.price)
      if (i === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
      y = scale.y(point.total)
      context.lineTo(x, y)
    })
    context.lineTo(end, y)
  }
  context.beginPath()
  trace()
  context.lineTo(end, scale.bottom)
  context.closePath()
  context.globalAlpha = FILL_ALPHA
  context.fillStyle = colour
  context.fill()
  context.globalAlpha = 1
  context.beginPath()
  trace()
  context.lineJoin = 'round'
  context.lineWidth = 1.5
  context.strokeStyle = colour
  context.stroke()
}

/** Amounts stand on their lines, on a ground that hides the curve. */
const drawAmounts = ({ context, width }: Surface, scale: DepthScale, theme: BookTheme): void => {
  context.textAlign = 'right'
  for (const share of LINES) {
    const total = scale.top.times(share)
    const y = scale.y(total) - 9
    const text = formatCompact(total)
    const room = context.measureText(text).width
    context.fillStyle = theme.background
    context.globalAlpha = 0.7
    context.fillRect(width - PAD - room - 2, y - 7, room + 4, 14)
    context.globalAlpha = 1
    context.fillStyle = theme.quiet
    context.fillText(text, width - PAD, y)
  }
}

const drawPrices = (
  { context, width, height }: Surface,
  { mid, reach }: DepthCurve,
  priceScale: number,
  theme: BookTheme,
): void => {
  const y = height - FOOT / 2
  const places = [
    ['left', PAD, mid.minus(reach), theme.quiet],
    ['center', width / 2, mid, theme.soft],
    ['right', width - PAD, mid.plus(reach), theme.quiet],
  ] as const
  for (const [align, x, price, colour] of places) {
    context.textAlign = align
    context.fillStyle = colour
    context.fillText(formatPrice(price, priceScale), x, y)
  }
}
