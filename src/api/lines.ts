import { LIVE_PATH } from '@core/contract/live'
import { LINE_COUNT } from '@core/domain'
import { ownHost } from '@/platform/document'
import { preferences } from '@/stores/preferences'

/** Indexes of all lines. */
export const LINES: readonly number[] = Array.from({ length: LINE_COUNT }, (_, line) => line)

/** Host of a line, from the build; one that the build does not name is the first line's, or the one that served the app. */
export const hostOf = (line: number): string => LINE_HOSTS[line] || LINE_HOSTS[0] || ownHost()

export const currentLine = (): number => preferences.getState().line

export const baseHost = (): string => hostOf(currentLine())

export const liveUrl = (): string => baseHost().replace(/^http/, 'ws') + LIVE_PATH

/** The first line that has the same server as this one: several may, where the build does not name them all. */
export const firstOfHost = (line: number): number =>
  LINES.findIndex((other) => hostOf(other) === hostOf(line))

/** The lines with servers other than this line's, each server once, in the order in which they follow it. */
export const otherLines = (line: number): number[] =>
  LINES.map((_, step) => (line + step) % LINE_COUNT).filter(
    (other) => firstOfHost(other) === other && hostOf(other) !== hostOf(line),
  )
