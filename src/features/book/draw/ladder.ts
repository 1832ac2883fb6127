import { formatAmount, formatCompact, formatPrice, toWire } from '@core/money'
import type { Surface } from '@/platform/canvas'
import type { BookLevel, BookSide } from '../model/grouping'
import { begin } from './layer'
import type { BookTheme } from './theme'

/** One side of the book as it is to be drawn. */
export interface LadderPicture {
  readonly side: BookSide
  readonly levels: readonly BookLevel[]
  /** Rows that the canvas has room for; fewer levels leave the rest empty. */
  readonly rows: number
  /** The total whose bar is as wide as the canvas. */
  readonly widest: number
  /** Where prices and the roots of bars are. */
  readonly priceAt: 'left' | 'right'
  /** Best price at the bottom: asks above bids. */
  readonly upwards: boolean
  readonly priceDecimals: number
  readonly amountDecimals: number
  readonly theme: BookTheme
}

const PAD = 4
const GAP = 8
const BAR_ALPHA = 0.16

/** A total as a length on the screen: never an amount. */
export const lengthOf = (level: BookLevel | undefined): number => (level ? Number(toWire(level.total)) : 0)

/** Upper edge and height of the row that a level has, in px. */
const rowOf = ({ rows, upwards }: LadderPicture, height: number, index: number) => {
  const pitch = height / rows
  return { y: (upwards ? rows - 1 - index : index) * pitch, pitch }
}

/** Draws all rows: bars, then prices, then amounts, one colour after the other. */
export const drawLadder = (surface: Surface, picture: LadderPicture): void => {
  begin(surface, picture.theme.rowFont)
  drawBars(surface, picture)
  drawAmounts(surface, picture, drawPrices(surface, picture))
}

const drawBars = ({ context, width, height }: Surface, picture: LadderPicture): void => {
  const { levels, widest, priceAt, side, theme } = picture
  context.globalAlpha = BAR_ALPHA
  context.fillStyle = side === 'bid' ? theme.bid : theme.ask
  levels.forEach((level, i) => {
    const { y, pitch } = rowOf(picture, height, i)
    const length = widest > 0 ? Math.min(1, lengthOf(level) / widest) * width : 0
    context.fillRect(priceAt === 'left' ? 0 : width - length, y + 1, length, pitch - 2)
  })
  context.globalAlpha = 1
}

/** @returns the width of the longest price */
const drawPrices = ({ context, width, height }: Surface, picture: LadderPicture): number => {
  const { levels, priceAt, side, theme, priceDecimals } = picture
  context.fillStyle = side === 'bid' ? theme.bid : theme.ask
  context.textAlign = priceAt
  let longest = ''
  levels.forEach((level, i) => {
    const { y, pitch } = rowOf(picture, height, i)
    const text = formatPrice(level.price, priceDecimals)
    if (text.length > longest.length) longest = text
    context.fillText(text, priceAt === 'left' ? PAD : width - PAD, y + pitch / 2)
  })
  return context.measureText(longest).width
}

/** An amount that does not fit beside its price is shortened: `1,234,567.00` to `1.23M`. */
const drawAmounts = ({ context, width, height }: Surface, picture: LadderPicture, taken: number): void => {
  const { levels, amountDecimals, priceAt, theme } = picture
  const room = width - taken - 2 * PAD - GAP
  context.fillStyle = theme.strong
  context.textAlign = priceAt === 'left' ? 'right' : 'left'
  levels.forEach(({ amount }, i) => {
    const { y, pitch } = rowOf(picture, height, i)
    const full = formatAmount(amount, amountDecimals)
    const text = context.measureText(full).width <= room ? full : formatCompact(amount)
    context.fillText(text, priceAt === 'left' ? width - PAD : PAD, y + pitch / 2)
  })
}
