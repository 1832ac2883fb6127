import type { ResponseOf } from '@core/contract/schemas'

type Item = ResponseOf<'assets.withdrawHistories'>['list'][number]
export type DepositItem = Extract<Item, { kind: 'deposit' }>

export const isDeposit = (item: Item): item is DepositItem => item.kind === 'deposit'

/** The list as last read, with its newest part as it is now: changed rows in their place, new ones at the head. */
export const mergeNewest = (
  known: readonly DepositItem[] | undefined,
  newest: readonly DepositItem[],
): readonly DepositItem[] | undefined => {
  if (!known) return undefined
  const fresh = new Map(newest.map((item) => [item.id, item]))
  const ids = new Set(known.map(({ id }) => id))
  const added = newest.filter(({ id }) => !ids.has(id))
  return [...added, ...known.map((item) => fresh.get(item.id) ?? item)]
}

/** Deposits that are credited now and were not before. */
export const justCredited = (
  before: readonly DepositItem[],
  now: readonly DepositItem[],
): readonly DepositItem[] => {
  const known = new Map(before.map(({ id, status }) => [id, status]))
  return now.filter(({ id, status }) => {
    const was = known.get(id)
    return status === 'credited' && was !== undefined && was !== 'credited'
  })
}
