import type { AccountTypeId, CurrencyId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, toWire } from '@core/money'
import type { Queries } from '../store/db'

export type FundEntry = ResponseOf<'assets.histories'>['list'][number]

/** Which of a user's entries; what is left out does not restrict. Times in ms, `from` included, `to` not. */
export interface FundFilter {
  type?: number
  currencyId?: number
  accountType?: number
  from?: number
  to?: number
}

interface Row {
  tx_id: string
  line: number
  fund_type: number
  currency_id: CurrencyId
  account_type: AccountTypeId
  amount: string
  balance_after: string
  created_at: string
  ref_type: string
  ref_id: string
}

/** Changes of available balances: they sum to the available balance. */
const MATCHING = `
from entries e join accounts a on a.id = e.account_id
where a.user_id = $1 and e.bucket = 'available'
  and ($2::int is null or e.fund_type = $2) and ($3::int is null or a.currency_id = $3)
  and ($4::int is null or a.account_type = $4)
  and ($5::bigint is null or e.created_at >= $5) and ($6::bigint is null or e.created_at < $6)`

const PAGE = `
select e.tx_id, e.line, e.fund_type, a.currency_id, a.account_type, e.amount, e.balance_after, e.created_at,
       e.ref_type, e.ref_id ${MATCHING}
order by e.created_at desc, e.account_id desc, e.seq desc limit $7 offset $8`

const COUNT = `select count(*)::int as total ${MATCHING}`

const entryOf = (row: Row): FundEntry => ({
  id: `${row.tx_id}-${row.line}`,
  type: row.fund_type,
  currencyId: row.currency_id,
  accountType: row.account_type,
  amount: toWire(money(row.amount)),
  balanceAfter: toWire(money(row.balance_after)),
  time: Number(row.created_at),
  refType: row.ref_type,
  refId: row.ref_id,
})

const paramsOf = (userId: string, f: FundFilter): unknown[] => [
  userId,
  f.type ?? null,
  f.currencyId ?? null,
  f.accountType ?? null,
  f.from ?? null,
  f.to ?? null,
]

/** A user's fund entries, newest first. */
export const fundEntries = async (
  db: Queries,
  userId: string,
  filter: FundFilter,
  limit: number,
  offset = 0,
): Promise<FundEntry[]> => {
  const rows = await db.query<Row>('funds.page', PAGE, [...paramsOf(userId, filter), limit, offset])
  return rows.map(entryOf)
}

export const countFundEntries = async (db: Queries, userId: string, filter: FundFilter): Promise<number> => {
  const [row] = await db.query<{ total: number }>('funds.count', COUNT, paramsOf(userId, filter))
  return row?.total ?? 0
}
