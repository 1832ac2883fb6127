import { CUT_PARTS } from '@core/domain'
import type { PictureSize } from '@/platform/picture'

/** Which square of a picture shows, in units of the picture's shorter side: `side` 1 is as much as there can be. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** How far one can zoom in. */
export const MAX_ZOOM = 4

const unit = ({ width, height }: PictureSize): number => Math.min(width, height)
const limit = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The same square, moved into the picture where it sticks out. */
const inside = ({ x, y, side }: Cut, size: PictureSize): Cut => ({
  x: limit(x, size.width / unit(size) - side),
  y: limit(y, size.height / unit(size) - side),
  side,
})

/** The middle, as large as can be. */
export const firstCut = (size: PictureSize): Cut =>
  inside({ x: (size.width / unit(size) - 1) / 2, y: (size.height / unit(size) - 1) / 2, side: 1 }, size)

/** The picture was dragged by a share of the frame. */
export const dragged = (cut: Cut, size: PictureSize, dx: number, dy: number): Cut =>
  inside({ ...cut, x: cut.x - dx * cut.side, y: cut.y - dy * cut.side }, size)

/** Zoomed to 1 (all) up to 4, around a place of the frame (0 to 1), the middle unless said otherwise. */
export const zoomed = (cut: Cut, size: PictureSize, zoom: number, at = { x: 0.5, y: 0.5 }): Cut => {
  const side = 1 / Math.min(Math.max(zoom, 1), MAX_ZOOM)
  const grown = cut.side - side
  return inside({ x: cut.x + grown * at.x, y: cut.y + grown * at.y, side }, size)
}

export const zoomOf = ({ side }: Cut): number => 1 / side

/** Place and size of the picture behind the frame, as shares of the frame's side. */
export const placeOf = (cut: Cut, size: PictureSize) => ({
  left: -cut.x / cut.side,
  top: -cut.y / cut.side,
  width: size.width / unit(size) / cut.side,
  height: size.height / unit(size) / cut.side,
})

/** As the call takes it: parts of 10,000. */
export const cutFields = (cut: Cut, size: PictureSize): Record<'left' | 'top' | 'side', string> => ({
  left: String(Math.round(((cut.x * unit(size)) / size.width) * CUT_PARTS)),
  top: String(Math.round(((cut.y * unit(size)) / size.height) * CUT_PARTS)),
  side: String(Math.round(cut.side * CUT_PARTS)),
})
