import type { ResponseOf } from '@core/contract/schemas'

type Item = ResponseOf<'assets.withdrawHistories'>['list'][number]
export type DepositItem = Extract<Item, { kind: 'deposit' }>

export const isDeposit = (item: Item): item is DepositItem => item.kind === 'deposit'

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
