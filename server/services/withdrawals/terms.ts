import {
  readWithdrawTerms,
  type WithdrawRoute,
  type WithdrawTerms,
  type WithdrawTermTexts,
} from '@core/domain'
import { money, toWire } from '@core/money'
import type { Queries, Tx } from '../../store/db'
import type { WithdrawalTermsRow } from '../../store/tables/withdrawals'

export interface StoredTerms extends WithdrawRoute {
  readonly terms: WithdrawTermTexts
  /** False: nobody can withdraw this way at the moment. */
  readonly enabled: boolean
}

const plain = (numeric: string): string => toWire(money(numeric))

const storedOf = (row: WithdrawalTermsRow): StoredTerms => ({
  currencyId: row.currency_id,
  network: row.network,
  terms: { min: plain(row.min_amount), fee: plain(row.fee), dayLimit: plain(row.day_limit) },
  enabled: row.enabled,
})

const ALL = 'select * from withdrawal_terms order by currency_id, fee'

/** The terms of every currency on every network, the cheapest first. */
export const storedTerms = async (q: Queries): Promise<StoredTerms[]> =>
  (await q.query<WithdrawalTermsRow>('withdrawals.terms', ALL)).map(storedOf)

const OPEN = 'select * from withdrawal_terms where currency_id = $1 and network = $2 and enabled'

/** The terms of one way out; null while it is closed. */
export const openTermsOf = async (
  q: Queries,
  { currencyId, network }: WithdrawRoute,
): Promise<WithdrawTerms | null> => {
  const [row] = await q.query<WithdrawalTermsRow>('withdrawals.terms.open', OPEN, [currencyId, network])
  return row ? readWithdrawTerms(storedOf(row).terms) : null
}

const LOCK = 'select * from withdrawal_terms where currency_id = $1 and network = $2 for update'

/** One way out, locked so that it can be changed; null when there is none. */
export const lockTerms = async (
  t: Tx,
  { currencyId, network }: WithdrawRoute,
): Promise<StoredTerms | null> => {
  const [row] = await t.query<WithdrawalTermsRow>('withdrawals.terms.lock', LOCK, [currencyId, network])
  return row ? storedOf(row) : null
}

const CHANGE = `
update withdrawal_terms set min_amount = $3, fee = $4, day_limit = $5, enabled = $6, updated_at = $7
where currency_id = $1 and network = $2`

export const changeTerms = async (t: Tx, changed: StoredTerms, now: number): Promise<void> => {
  const { currencyId, network, terms, enabled } = changed
  await t.query('withdrawals.terms.change', CHANGE, [
    currencyId,
    network,
    terms.min,
    terms.fee,
    terms.dayLimit,
    enabled,
    now,
  ])
}
