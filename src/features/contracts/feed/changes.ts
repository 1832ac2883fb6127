import { money } from '@core/money'
import type { Position, WorkingOrder } from '@/stores/positions'

/** The user's contracts at one moment; null while they were not read. */
export interface Contracts {
  readonly open: readonly Position[] | null
  readonly working: readonly WorkingOrder[] | null
}

export interface Changes {
  /** Ids of orders that worked and no longer do. */
  readonly orders: readonly string[]
  /** Ids of positions that were closed or became smaller. */
  readonly positions: readonly string[]
}

const missing = <T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): string[] => {
  const ids = new Set(now.map(({ id }) => id))
  return before.filter(({ id }) => !ids.has(id)).map(({ id }) => id)
}

/** What came to an end between two readings; nothing before the first one. */
export const changesOf = (before: Contracts, now: Required<Contracts>): Changes => {
  const open = now.open ?? []
  const quantities = new Map(open.map(({ id, curQuantity }) => [id, money(curQuantity)]))
  const smaller = (before.open ?? []).filter(({ id, curQuantity }) => quantities.get(id)?.lt(curQuantity))
  return {
    orders: missing(before.working ?? [], now.working ?? []),
    positions: [...missing(before.open ?? [], open), ...smaller.map(({ id }) => id)],
  }
}
