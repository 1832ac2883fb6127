import type { ResponseOf } from '@core/contract/schemas'
import { formatDate } from '@/i18n/time'

export type FundEntry = ResponseOf<'assets.histories'>['list'][number]

/** For the first entry of each of the user's days, that day; entries come newest first. */
export const dayHeads = (entries: readonly Pick<FundEntry, 'id' | 'time'>[]): ReadonlyMap<string, string> => {
  const heads = new Map<string, string>()
  let last = ''
  for (const entry of entries) {
    const day = formatDate(entry.time)
    if (day !== last) heads.set(entry.id, day)
    last = day
  }
  return heads
}
