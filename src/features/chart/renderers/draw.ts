import type { Context2D } from '@/platform/canvas'

/** Moves a coordinate onto the middle of a device pixel, so that hairlines are crisp. */
export const crisp = (value: number, dpr: number): number => (Math.round(value * dpr - 0.5) + 0.5) / dpr

export const horizontal = (context: Context2D, x0: number, x1: number, y: number): void => {
  context.moveTo(x0, y)
  context.lineTo(x1, y)
}

/** Path of a rectangle with round corners (`roundRect` is missing on older engines). */
export const roundRect = (
  context: Context2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): void => {
  context.beginPath()
  context.moveTo(x + r, y)
  context.arcTo(x + w, y, x + w, y + h, r)
  context.arcTo(x + w, y + h, x, y + h, r)
  context.arcTo(x, y + h, x, y, r)
  context.arcTo(x, y, x + w, y, r)
  context.closePath()
}

/** A filled tag with text in its middle. */
export const tag = (
  context: Context2D,
  box: { x: number; y: number; w: number; h: number },
  fill: string,
  ink: string,
  lines: readonly string[],
): void => {
  context.fillStyle = fill
  roundRect(context, box.x, box.y, box.w, box.h, 3)
  context.fill()
  context.fillStyle = ink
  context.textAlign = 'center'
  const step = box.h / lines.length
  lines.forEach((line, i) => context.fillText(line, box.x + box.w / 2, box.y + step * (i + 0.5) + 0.5))
}
