import { prefersReducedMotion, type Surface } from '@/platform/canvas'
import type { GestureClock } from '../gestures/machine'

/** The real clock for gestures; frames are those of the canvas, once there is one. */
export const gestureClock = (surface: () => Surface | null): GestureClock => ({
  now: () => Date.now(),
  after: (ms, run) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  frame: (run) => surface()?.requestFrame(run) ?? 0,
  cancelFrame: (handle) => surface()?.cancelFrame(handle),
  reducedMotion: prefersReducedMotion,
})
