import type { CurrencyId, SwapPair, SwapTerms } from '@core/domain'
import { money, toWire } from '@core/money'
import { AppError } from '../../http/errors'
import type { Queries } from '../../store/db'
import type { SwapPairRow } from '../../store/tables/swap'
import { readTerms, type PairSetting, type PairTerms } from './settings'

const plain = (numeric: string): string => toWire(money(numeric))

const termsOfRow = (row: SwapPairRow): PairTerms => ({
  fee: plain(row.fee),
  spread: plain(row.spread),
  burnShare: plain(row.burn_share),
  minValue: plain(row.min_value),
  maxValue: plain(row.max_value),
})

export interface StoredPair extends PairSetting {
  readonly enabled: boolean
}

const ALL = 'select * from swap_pairs order by low_id, high_id'

export const storedPairs = async (q: Queries): Promise<StoredPair[]> =>
  (await q.query<SwapPairRow>('swap.pairs', ALL)).map((row) => ({
    low: row.low_id,
    high: row.high_id,
    terms: termsOfRow(row),
    enabled: row.enabled,
  }))

const ONE = 'select * from swap_pairs where low_id = $1 and high_id = $2 and enabled'

/**
 * What a pair is exchanged on now.
 * @throws AppError SWAP_CLOSED
 */
export const openTerms = async (q: Queries, { from, to }: SwapPair): Promise<SwapTerms> => {
  const [row] = await q.query<SwapPairRow>('swap.pair', ONE, [Math.min(from, to), Math.max(from, to)])
  if (!row) throw new AppError('SWAP_CLOSED')
  return readTerms(termsOfRow(row))
}

const PUT_NEW = `
insert into swap_pairs (low_id, high_id, fee, spread, burn_share, min_value, max_value, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (low_id, high_id) do nothing`

const columnsOf = ({ low, high, terms }: PairSetting): unknown[] => [
  low,
  high,
  terms.fee,
  terms.spread,
  terms.burnShare,
  terms.minValue,
  terms.maxValue,
]

/** Writes a pair that is not there yet; what an operator set is kept. */
export const putNewPair = async (q: Queries, pair: PairSetting, now: number): Promise<void> => {
  await q.query('swap.pair.putNew', PUT_NEW, [...columnsOf(pair), now])
}

const LOCK = 'select * from swap_pairs where low_id = $1 and high_id = $2 for update'

const CHANGE = `
update swap_pairs
set fee = $3, spread = $4, burn_share = $5, min_value = $6, max_value = $7, updated_at = $8, enabled = $9
where low_id = $1 and high_id = $2`

/** A pair, locked so that it can be changed; null when there is none. */
export const lockPair = async (q: Queries, low: CurrencyId, high: CurrencyId): Promise<StoredPair | null> => {
  const [row] = await q.query<SwapPairRow>('swap.pair.lock', LOCK, [low, high])
  return row ? { low, high, terms: termsOfRow(row), enabled: row.enabled } : null
}

export const changePair = async (q: Queries, pair: StoredPair, now: number): Promise<void> => {
  await q.query('swap.pair.change', CHANGE, [...columnsOf(pair), now, pair.enabled])
}
