import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_MB } from '@core/domain'
import { AppError } from '../http/errors'
import { withoutTexts } from './png'

// Pictures are rare and small: each is worked on by one thread, with nothing kept between them.
sharp.concurrency(1)
sharp.cache(false)

/** More pixels than any phone's camera has; what claims more is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000
/** Longer than any panorama: so thin a picture takes seconds, or its rows hundreds of megabytes, at the same number of pixels. */
const MAX_SIDE = 20_000
const QUALITY = 82

export interface CleanOptions {
  /** The longer side afterwards, in pixels; smaller pictures stay as they are. */
  readonly maxSide: number
  readonly format: 'jpeg' | 'webp'
  /** Cuts the middle out, as wide as high. */
  readonly square?: boolean
}

/** The first bytes of the types that are taken: names and headers of the sender prove nothing. */
const STARTS: readonly (readonly [at: number, bytes: string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  [
    [0, Buffer.from('RIFF').toString('hex')],
    [8, Buffer.from('WEBP').toString('hex')],
  ],
]

const isTaken = (bytes: Buffer): boolean =>
  STARTS.some((parts) =>
    parts.every(([at, hex]) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex),
  )

const encoded = (picture: Sharp, format: CleanOptions['format']): Sharp =>
  format === 'jpeg' ? picture.jpeg({ quality: QUALITY }) : picture.webp({ quality: QUALITY })

let last: Promise<unknown> = Promise.resolve()

/** One picture after the other: the threads that unpack them check passwords, too, and the memory is everybody's. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine
  return mine
}

/**
 * Makes a picture of a user safe to keep and to show: unpacked, turned upright, made smaller, and written anew, so that
 * nothing of the file that was sent is left, neither its place and device nor anything hidden in it.
 * @throws AppError PICTURE_TYPE, PICTURE_TOO_LARGE (pixels), PICTURE_BROKEN
 */
export const cleanPicture = async (sent: Uint8Array, options: CleanOptions): Promise<Buffer> => {
  const bytes = Buffer.from(sent)
  if (!isTaken(bytes)) throw new AppError('PICTURE_TYPE')
  return inTurn(() => clean(withoutTexts(bytes), options))
}

const clean = async (bytes: Buffer, { maxSide, format, square = false }: CleanOptions): Promise<Buffer> => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(new AppError('PICTURE_BROKEN')))
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    throw new AppError('PICTURE_TOO_LARGE', { megabytes: String(MAX_PICTURE_MB) })
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
  return encoded(picture, format)
    .toBuffer()
    .catch(() => Promise.reject(new AppError('PICTURE_BROKEN')))
}
