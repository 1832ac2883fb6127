import type { ResponseOf } from '@core/contract/schemas'
import { dayText } from './localTime'

export type EntryPage = ResponseOf<'assets.histories'>
export type FundEntry = EntryPage['list'][number]

/** What has been loaded of a list, newest first. */
export interface Loaded {
  readonly entries: readonly FundEntry[]
  /** Last page that was read. */
  readonly page: number
  readonly more: boolean
  /** Later pages are counted from here, so that entries made meanwhile do not shift them. */
  readonly before: number | null
}

export const NOTHING_LOADED: Loaded = { entries: [], page: 0, more: true, before: null }

/** Adds the next page; an entry that is there already is not added again. */
export const withPage = (loaded: Loaded, reply: EntryPage): Loaded => {
  const known = new Set(loaded.entries.map((entry) => entry.id))
  const page = loaded.page + 1
  const [newest] = reply.list
  return {
    entries: [...loaded.entries, ...reply.list.filter((entry) => !known.has(entry.id))],
    page,
    more: page < reply.pages && reply.list.length > 0,
    before: loaded.before ?? (newest ? newest.time + 1 : null),
  }
}

export interface Day {
  readonly day: string
  readonly entries: readonly FundEntry[]
}

/** Entries under the days on which they happened for the user. */
export const byDay = (entries: readonly FundEntry[], zoneAt: (time: number) => number): Day[] => {
  const days: { day: string; entries: FundEntry[] }[] = []
  for (const entry of entries) {
    const day = dayText(entry.time, zoneAt(entry.time))
    const last = days[days.length - 1]
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
