const MINUTE = 60_000
const DAY = 86_400_000

const two = (n: number): string => String(n).padStart(2, '0')

/** Minutes that the user's clock is ahead of UTC at that time. */
export const zoneAt = (time: number): number => -new Date(time).getTimezoneOffset()

/** First moment of the day, in a zone. */
export const dayStart = (time: number, zone: number): number => {
  const local = time + zone * MINUTE
  return local - (((local % DAY) + DAY) % DAY) - zone * MINUTE
}

/** `2026-11-28` in a zone. */
export const dayText = (time: number, zone: number): string => {
  const date = new Date(time + zone * MINUTE)
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
}

/** `07:05:41` in a zone. */
export const clockText = (time: number, zone: number): string => {
  const date = new Date(time + zone * MINUTE)
  return [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')
}

/** `UTC+9`, `UTC−3:30`. */
export const zoneText = (zone: number): string => {
  const [hours, minutes] = [Math.floor(Math.abs(zone) / 60), Math.abs(zone) % 60]
  return `UTC${zone < 0 ? '\u2212' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`
}
