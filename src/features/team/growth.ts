const DAY = 86_400_000
const DAYS = 30

export interface Growth {
  /** Members at the end of each day, oldest first; the last is now. */
  readonly points: readonly string[]
  readonly first: number
  readonly last: number
}

/**
 * How many members there were on each of the last 30 days.
 * @param total members now
 * @param joined when members registered, in any order: the newest of each list that was read
 * @param since everybody who registered after this is among them: where lists are long, the days before are not known
 * @returns null when nothing changed in that time, or fewer than two days are known
 */
export const growthOf = (
  total: number,
  joined: readonly number[],
  since: number,
  now: number,
): Growth | null => {
  const ends = Array.from({ length: DAYS + 1 }, (_, i) => now - (DAYS - i) * DAY).filter(
    (end) => end >= since,
  )
  const counts = ends.map((end) => total - joined.filter((time) => time > end).length)
  const [first = 0, last = 0] = [counts[0], counts[counts.length - 1]]
  if (counts.length < 2 || first === last) return null
  return { points: counts.map(String), first, last }
}
