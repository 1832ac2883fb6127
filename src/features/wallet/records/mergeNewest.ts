/** The list as last read, with its newest part as it is now: changed rows in their place, new ones at the head. */
export const mergeNewest = <T extends { readonly id: string }>(
  known: readonly T[] | undefined,
  newest: readonly T[],
): readonly T[] | undefined => {
  if (!known) return undefined
  const fresh = new Map(newest.map((item) => [item.id, item]))
  const ids = new Set(known.map(({ id }) => id))
  const added = newest.filter(({ id }) => !ids.has(id))
  return [...added, ...known.map((item) => fresh.get(item.id) ?? item)]
}
