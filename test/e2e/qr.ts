import sharp from 'sharp'
import { modulesOf } from '@/features/picture/qr'

/** Pixels of a module, and light modules around the code. */
const [MODULE, QUIET] = [6, 4] as const

/** A picture of a QR code, as somebody else's screen shows it. */
export const codePicture = async (text: string): Promise<Buffer> => {
  const modules = modulesOf(text)
  const side = modules.length + 2 * QUIET
  const pixels = Buffer.alloc(side * side, 255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pixels[(y + QUIET) * side + x + QUIET] = 0
    }),
  )
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE, side * MODULE, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** A picture without a code. */
export const plainPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
