import type { CameraOutcome, Frame } from './types'

export type { CameraOutcome, Frame } from './types'

/** Longer side of a frame that is looked at, in pixels: enough for a code, little to compute. */
const LONG_SIDE = 640
/** Between two frames (ms). */
const PAUSE = 120

const refusal = (error: unknown): CameraOutcome =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
    ? { outcome: 'denied' }
    : { outcome: 'missing' }

const stopAll = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

const videoIn = (host: HTMLElement, stream: MediaStream): HTMLVideoElement => {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.setAttribute('aria-hidden', 'true')
  video.srcObject = stream
  host.replaceChildren(video)
  return video
}

const frameOf = (
  source: CanvasImageSource,
  [width, height]: readonly [number, number],
  longSide: number,
): Frame | null => {
  const scale = Math.min(1, longSide / Math.max(width, height))
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || w === 0 || h === 0) return null
  context.drawImage(source, 0, 0, w, h)
  return context.getImageData(0, 0, w, h)
}

/**
 * Shows the camera at the back inside an element and hands its frames out, one after the other.
 * @param hostId id of the element that the picture fills
 */
export const watchCamera = async (
  hostId: string,
  onFrame: (frame: Frame) => void,
): Promise<CameraOutcome> => {
  // Missing on pages without a secure context.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return { outcome: 'missing' }
  let stream: MediaStream
  try {
    stream = await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
  } catch (error) {
    return refusal(error)
  }
  const host = document.getElementById(hostId)
  if (!host) {
    stopAll(stream)
    return { outcome: 'missing' }
  }
  const video = videoIn(host, stream)
  const timer = setInterval(() => {
    const frame = frameOf(video, [video.videoWidth, video.videoHeight], LONG_SIDE)
    if (frame) onFrame(frame)
  }, PAUSE)
  const stop = (): void => {
    clearInterval(timer)
    stopAll(stream)
    video.remove()
  }
  // A page that is left before the picture moves ends playing; that is no fault.
  video.play().catch(() => undefined)
  return { outcome: 'running', stop }
}

/** The pixels of a picture on this device; null when it cannot be read. */
export const frameOfPicture = async (path: string, longSide: number): Promise<Frame | null> => {
  const image = new Image()
  image.src = path
  try {
    await image.decode()
  } catch {
    return null
  }
  return frameOf(image, [image.naturalWidth, image.naturalHeight], longSide)
}
