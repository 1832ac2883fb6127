import { isOnline } from '@/platform/network'
import { setLine } from '@/stores/preferences'
import { firstHealthy, probe } from './health'
import { currentLine, hostOf, otherLines } from './lines'

type Told = (from: number, to: number) => void

let tell: Told = () => undefined
let moving: Promise<boolean> | null = null

/** The shell says how to tell the user that another line is used now. */
export const onLineChanged = (told: Told): void => {
  tell = told
}

/**
 * A call or the socket got no answer of this product on a line. The line is left for the first other one that answers
 * when it fails twice in a row (a check right afterwards fails too), or when a call timed out on it. Session and
 * everything else stay as they are; the app comes back only by hand, or when the new line fails.
 * @param timedOut a call has waited as long as a call may
 * @returns whether the app is on another server now, so that what can be repeated may be
 */
export const lineFailed = async (line: number, timedOut: boolean): Promise<boolean> => {
  if (otherLines(line).length === 0 || !(await isOnline())) return false
  if (hostOf(currentLine()) !== hostOf(line)) return true
  moving ??= leave(line, timedOut).finally(() => {
    moving = null
  })
  return moving
}

const leave = async (line: number, timedOut: boolean): Promise<boolean> => {
  if (!timedOut && (await probe(line)) !== null) return false
  const next = await firstHealthy(otherLines(line))
  const chosenMeanwhile = currentLine() !== line
  if (next === null || chosenMeanwhile) return chosenMeanwhile
  setLine(next)
  tell(line, next)
  return true
}
