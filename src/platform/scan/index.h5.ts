import { frameOfPicture, watchCamera, type CameraOutcome, type Frame } from '@/platform/camera'
import { inShell, native } from '../shell'
import type { Scanned } from './types'

export type { Scanned } from './types'

/** A page has no scanner: the app brings its own screen. A shell's phone has one. */
export const scansItself: boolean = inShell
export const scanItself = async (): Promise<Scanned> =>
  inShell ? (await native()).scanOnce() : { outcome: 'failed' }

type Decode = (frame: Frame) => string | null

/** The decoder comes with the first scan. */
const decoder = async (): Promise<Decode> => {
  const { default: jsQR } = await import('jsqr')
  return ({ data, width, height }) => jsQR(data, width, height)?.data || null
}

/**
 * Shows the camera inside an element and reads codes from it.
 * @param onText hears of the first code only
 * @throws Error when the decoder cannot be loaded
 */
export const scanCamera = async (hostId: string, onText: (text: string) => void): Promise<CameraOutcome> => {
  const decode = await decoder()
  let found = false
  return watchCamera(hostId, (frame) => {
    const text = found ? null : decode(frame)
    if (!text) return
    found = true
    onText(text)
  })
}

/** Longer sides at which a picture is looked at (pixels): a large code is found in few, a small one in many. */
const SIDES = [800, 1600, 400]

/** The text of the code in a picture; null without one. @throws Error when the decoder cannot be loaded */
export const scanPicture = async (path: string): Promise<string | null> => {
  const decode = await decoder()
  for (const side of SIDES) {
    const frame = await frameOfPicture(path, side)
    const text = frame && decode(frame)
    if (text) return text
  }
  return null
}
