import type { Context2D } from '@/platform/canvas'
import { drawCode, INK, PAPER } from '@/features/picture/qr'
import { CANVAS_FONT, wrap } from '@/features/picture/wrap'

/** Size of the saved picture in its own units. */
export const PICTURE = { width: 320, height: 440 } as const

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
  write(title, `600 18px ${CANVAS_FONT}`, 40, 24)
  const below = write(address, `500 13px ${CANVAS_FONT}`, CODE.y + CODE.size + 20, 20)
  write(warning, `400 12px ${CANVAS_FONT}`, below + 8, 18)
}
