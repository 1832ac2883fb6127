import qrcode from 'qrcode-generator'
import type { Context2D } from '@/platform/canvas'

/** Light border in modules that readers need around the code. */
export const QUIET = 4

/** Rows of dark (true) and light modules, with a correction that bears a smear (15 %). */
export const modulesOf = (text: string): readonly (readonly boolean[])[] => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const side = Array.from({ length: code.getModuleCount() }, (_, i) => i)
  return side.map((row) => side.map((column) => code.isDark(row, column)))
}

export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Ink and paper of the code: dark on light, which every reader takes. */
export const INK = '#0a0c0b'
export const PAPER = '#f1f4f2'

/**
 * Draws a code with its quiet border into a square. Modules are whole device pixels (`dpr` to a unit), so that none is
 * blurred; what is left over goes around it.
 */
export const drawCode = (
  context: Pick<Context2D, 'fillStyle' | 'fillRect'>,
  text: string,
  { x, y, size, dpr = 1 }: Square & { dpr?: number },
): void => {
  const modules = modulesOf(text)
  const pixels = Math.round(size * dpr)
  const module = Math.max(1, Math.floor(pixels / (modules.length + 2 * QUIET)))
  const border = Math.floor((pixels - module * modules.length) / 2)
  const [left, top] = [Math.round(x * dpr) + border, Math.round(y * dpr) + border]
  context.fillStyle = PAPER
  context.fillRect(x, y, size, size)
  context.fillStyle = INK
  modules.forEach((row, r) =>
    row.forEach((dark, c) => {
      if (!dark) return
      const [px, py] = [left + c * module, top + r * module]
      context.fillRect(px / dpr, py / dpr, module / dpr, module / dpr)
    }),
  )
}
