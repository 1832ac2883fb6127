import type { Context2D } from '@/platform/canvas'
import { drawCode, INK, PAPER } from './qr'

/** Size of the saved picture in its own units. */
export const PICTURE = { width: 320, height: 440 } as const

const FONT = 'Inter, -apple-system, "PingFang SC", "Hiragino Sans", "Noto Sans CJK SC", sans-serif'
const CODE = { x: 40, y: 76, size: 240 } as const

export interface PictureTexts {
  /** What the code holds. */
  readonly code: string
  /** `USDT · Ethereum (ERC-20)` */
  readonly title: string
  readonly address: string
  readonly warning: string
}

type Draws = Pick<
  Context2D,
  | 'setTransform'
  | 'fillStyle'
  | 'fillRect'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillText'
  | 'measureText'
>

/** Words with the space behind them; every Chinese and Japanese character is a word of its own. */
const WORDS = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g

/** Cuts a text into lines that fit; words stay whole where they can, long addresses are cut anywhere. */
export const wrap = (context: Pick<Draws, 'measureText'>, text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  const widthOf = (piece: string): number => context.measureText(piece).width
  const words = text.match(WORDS) ?? []
  const pieces = words.flatMap((word) => (widthOf(word) > width ? Array.from(word) : [word]))
  for (const piece of pieces) {
    if (line && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return [...lines, line.trim()]
}

/**
 * The picture that a payer gets: coin and network, code, full address, what must not be done.
 * @param dpr device pixels to a unit of the picture
 */
export const drawPicture = (
  context: Draws,
  { code, title, address, warning }: PictureTexts,
  dpr: number,
): void => {
  context.setTransform(dpr, 0, 0, dpr, 0, 0)
  const { width, height } = PICTURE
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
  drawCode(context, code, { ...CODE, dpr })
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const write = (text: string, font: string, top: number, lineHeight: number): number => {
    context.font = font
    const lines = wrap(context, text, width - 48)
    lines.forEach((line, i) => context.fillText(line, width / 2, top + i * lineHeight))
    return top + lines.length * lineHeight
  }
  write(title, `600 18px ${FONT}`, 40, 24)
  const below = write(address, `500 13px ${FONT}`, CODE.y + CODE.size + 20, 20)
  write(warning, `400 12px ${FONT}`, below + 8, 18)
}
