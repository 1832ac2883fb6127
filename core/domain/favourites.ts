/** Changes that one call takes; a device that was offline for long sends the rest with the next. */
export const FAVOURITE_CHANGES = 50

/** A star that was set or taken away. */
export interface FavouriteChange {
  readonly tradeId: number
  readonly on: boolean
}

/** The list after changes: what is starred goes to the end, what already was stays where it is. */
export const applyFavourites = (
  list: readonly number[],
  changes: readonly FavouriteChange[],
): readonly number[] =>
  changes.reduce<readonly number[]>((now, { tradeId, on }) => {
    if (now.includes(tradeId) === on) return now
    return on ? [...now, tradeId] : now.filter((id) => id !== tradeId)
  }, list)
