const two = (value: number): string => String(value).padStart(2, '0')

/** `11-28 09:05:03` in the user's zone; with the year when it is not this one. */
export const formatTime = (time: number, now: number = Date.now()): string => {
  const date = new Date(time)
  const year = date.getFullYear() === new Date(now).getFullYear() ? '' : `${date.getFullYear()}-`
  return `${year}${two(date.getMonth() + 1)}-${two(date.getDate())} ${formatClock(time)}`
}

/** `09:05` today, else `11-27 09:05`, in the user's zone; with the year when it is not this one. */
export const formatMoment = (time: number, now: number = Date.now()): string => {
  const today = formatDate(time) === formatDate(now)
  const text = today ? formatClock(time) : formatTime(time, now)
  return text.slice(0, -3)
}

/** `2026-11-28` in the user's zone. */
export const formatDate = (time: number): string => {
  const date = new Date(time)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `09:05:03` in the user's zone. */
export const formatClock = (time: number): string => {
  const date = new Date(time)
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** `UTC+9`, `UTC-3:30`: the user's zone, at that moment. */
export const formatZone = (time: number = Date.now()): string => {
  const minutes = -new Date(time).getTimezoneOffset()
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`
}

/** A rest of time: `04:59`, or `1:04:59` from an hour on. Never negative. */
export const formatCountdown = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
