import type { CameraOutcome, Frame } from './types'

export type { CameraOutcome, Frame } from './types'

export const watchCamera = (_hostId: string, _onFrame: (frame: Frame) => void): Promise<CameraOutcome> =>
  Promise.resolve({ outcome: 'missing' })

export const frameOfPicture = (_path: string, _longSide: number): Promise<Frame | null> =>
  Promise.resolve(null)
