import type { Context2D } from '@/platform/canvas'

/** The app's typeface, as a canvas asks for it. */
export const CANVAS_FONT =
  'Inter, -apple-system, "PingFang SC", "Hiragino Sans", "Noto Sans CJK SC", sans-serif'

/** Words with the space behind them; every Chinese and Japanese character is a word of its own. */
const WORDS = /[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g

/** Cuts a text into lines that fit; words stay whole where they can, long addresses are cut anywhere. */
export const wrap = (context: Pick<Context2D, 'measureText'>, text: string, width: number): string[] => {
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
