import type { ErrorParams } from '@core/domain'
import { formatTime } from './time'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Times in a problem's parameters, as the server wrote them, are shown in the user's zone like all others. */
export const localTimes = (params: ErrorParams = {}): ErrorParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      ISO_TIME.test(value) ? formatTime(Date.parse(value)) : value,
    ]),
  )
