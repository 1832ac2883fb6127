import { TRANSFER_DIRECTIONS, TRANSFER_KINDS, TRANSFER_STATES } from '@core/domain'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'

export type Transfer = ResponseOf<'account.transferToThirdHistory'>['list'][number]

/** What is left out does not restrict. */
export type RecordFilter = Pick<RequestOf<'account.transferToThirdHistory'>, 'kind' | 'direction' | 'status'>
export type FilterPart = keyof RecordFilter

export const NO_FILTER: RecordFilter = {}

/** Every part with what it can be. */
export const FILTER_PARTS = [
  { part: 'direction', values: TRANSFER_DIRECTIONS },
  { part: 'kind', values: TRANSFER_KINDS },
  { part: 'status', values: TRANSFER_STATES },
] as const

export const isFiltered = (filter: RecordFilter): boolean =>
  FILTER_PARTS.some(({ part }) => filter[part] !== undefined)

/** The filter with one part changed; what is none of its values lifts it. */
export const withPart = (filter: RecordFilter, part: FilterPart, value: string): RecordFilter => {
  const { values } = FILTER_PARTS.find((p) => p.part === part) ?? { values: [] }
  return { ...filter, [part]: values.find((v) => v === value) }
}

/** A list with the newest state of some of its transfers, and with those that are newer, newest first. */
export const mergeTransfers = (
  items: readonly Transfer[],
  fresh: readonly Transfer[],
): readonly Transfer[] => {
  const byId = new Map(fresh.map((transfer) => [transfer.id, transfer]))
  const kept = items.map((transfer) => byId.get(transfer.id) ?? transfer)
  const newer = fresh.filter(({ id }) => !items.some((transfer) => transfer.id === id))
  return [...newer, ...kept].sort((a, b) => (a.id < b.id ? 1 : -1))
}
