import { PERIOD_MS, type Period } from '@core/domain'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (value: number): string => String(value).padStart(2, '0')

/** Days and weeks are UTC bars, so that their labels are UTC dates everywhere in the world. */
const isDated = (period: Period): boolean => PERIOD_MS[period] >= DAY

/** What to add to UTC to get the time on the user's wall, in ms. */
export type ZoneOffset = (time: number) => number
export const localOffset: ZoneOffset = (time) => -new Date(time).getTimezoneOffset() * MINUTE
const utcOffset: ZoneOffset = () => 0

/** The zone in which bars of `period` are labelled. */
export const zoneOf = (period: Period, local: ZoneOffset): ZoneOffset => (isDated(period) ? utcOffset : local)

const date = (wall: Date): string => `${two(wall.getUTCMonth() + 1)}/${two(wall.getUTCDate())}`
const clock = (wall: Date): string => `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`

/** Full label of one bar: `03/06 01:45`, or `2023/03/06` for daily and weekly bars. */
export const barLabel = (time: number, period: Period, local: ZoneOffset): string => {
  const wall = new Date(time + zoneOf(period, local)(time))
  return isDated(period) ? `${wall.getUTCFullYear()}/${date(wall)}` : `${date(wall)} ${clock(wall)}`
}

/** The same where it stands alone: the date of a daily or weekly bar says that it is UTC's, unless the user's is. */
export const fullLabel = (time: number, period: Period, local: ZoneOffset): string => {
  const label = barLabel(time, period, local)
  return isDated(period) && local(time) !== 0 ? `${label} UTC` : label
}

/** Time left until a bar closes: `08:42`, `03:08:42`, or `5d 03h` from a day on. */
export const countdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60]
  if (days > 0) return `${days}d ${two(hours)}h`
  return hours > 0 ? `${two(hours)}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`
}

/** Distances between two time labels; months and years are counted on the calendar. */
const STEPS = [
  ...[1, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 4, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 7].map((n) => n * DAY),
]
const MONTH_STEPS = [1, 3, 6, 12, 24, 60]
/** 1970-01-05 was a Monday: weekly labels stand on Mondays. */
const MONDAY = 4 * DAY

/** Numbers the stretches of time between two labels; a label stands where the number changes. */
export interface TimeStep {
  stretch(wallTime: number): number
  months: boolean
}

/** The finest step whose labels are at least `least` ms apart. */
export const timeStep = (least: number): TimeStep => {
  const step = STEPS.find((s) => s >= least)
  if (step) {
    const shift = step === 7 * DAY ? MONDAY : 0
    return { months: false, stretch: (wall) => Math.floor((wall - shift) / step) }
  }
  const months = MONTH_STEPS.find((n) => n * 30 * DAY >= least) ?? 120
  return {
    months: true,
    stretch: (wall) => {
      const day = new Date(wall)
      return Math.floor((day.getUTCFullYear() * 12 + day.getUTCMonth()) / months)
    },
  }
}

/** Label on the time axis: the year, month or day where one begins since `previous`, else the clock. */
export const axisLabel = (wallTime: number, previous: number, months: boolean): string => {
  const [wall, before] = [new Date(wallTime), new Date(previous)]
  if (wall.getUTCFullYear() !== before.getUTCFullYear()) return String(wall.getUTCFullYear())
  if (months) return `${wall.getUTCFullYear()}/${two(wall.getUTCMonth() + 1)}`
  return Math.floor(wallTime / DAY) !== Math.floor(previous / DAY) ? date(wall) : clock(wall)
}
