import { ACCOUNT_TYPES, CURRENCIES } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, toWire } from '@core/money'
import { userAccount } from '../ledger'
import type { Queries } from '../store/db'
import { boundOf, cursorOf, readCursor, type FundAccount } from './fundsCursor'

export type FundEntry = ResponseOf<'assets.histories'>['list'][number]

/** Which of a user's entries; what is left out does not restrict. Times in ms, `from` included, `to` not. */
export interface FundFilter {
  type?: number
  currencyId?: number
  accountType?: number
  from?: number
  to?: number
}

/** Which part of them: so many, behind the entry of a cursor, or behind a number of entries. */
export interface FundPart {
  limit: number
  before?: string
  offset?: number
}

export interface FundPage {
  list: FundEntry[]
  /** Cursor of the last one; null when there are no more. */
  next: string | null
}

interface Row {
  account_id: string
  seq: string
  tx_id: string
  line: number
  fund_type: number
  amount: string
  balance_after: string
  created_at: string
  ref_type: string
  ref_id: string
}

/** Entries are counted up to here: counting a million of them would cost more than reading a page. */
export const FUNDS_COUNTED = 10_000

/**
 * Places of changes of available balances (these sum to it). Every account is read from its own index, newest first and
 * no further than needed, so that the cost does not grow with the list. $1 to $3: the accounts and where each begins;
 * $4: earliest time; $5: type, for which there is an index of its own.
 */
const places = (typed: boolean, limit: string): string => `
from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as a(id, time, seq)
cross join lateral (
  select e.account_id, e.created_at, e.seq from entries e
  where e.account_id = a.id and e.bucket = 'available' and (e.created_at, e.seq) < (a.time, a.seq)
    and e.created_at >= $4::bigint and ${typed ? 'e.fund_type = $5::int' : '$5::int is null'}
  order by e.created_at desc, e.seq desc limit ${limit}
) p`

const NEWEST_FIRST = 'order by p.created_at desc, p.account_id desc, p.seq desc'

/** The accounts' places merged, then the entries at those of the page. */
const pageSql = (typed: boolean): string => `
with p as materialized (
  select p.* ${places(typed, '$6::bigint + $7::bigint')} ${NEWEST_FIRST} limit $6::bigint offset $7::bigint
)
select e.account_id, e.seq, e.tx_id, e.line, e.fund_type, e.amount, e.balance_after, e.created_at, e.ref_type, e.ref_id
from p join entries e on e.account_id = p.account_id and e.seq = p.seq ${NEWEST_FIRST}`

const countSql = (typed: boolean): string => `
select count(*)::int as total from (select 1 ${places(typed, '$6::bigint')} limit $6::bigint) counted`

const PAGE = { any: pageSql(false), typed: pageSql(true) } as const
const COUNT = { any: countSql(false), typed: countSql(true) } as const

const accountsOf = (userId: string, { accountType, currencyId }: FundFilter): FundAccount[] =>
  ACCOUNT_TYPES.filter(({ id }) => accountType === undefined || id === accountType).flatMap((type) =>
    CURRENCIES.filter(({ id }) => currencyId === undefined || id === currencyId).map((currency) => ({
      id: userAccount(userId, type.id, currency.id),
      accountType: type.id,
      currencyId: currency.id,
    })),
  )

/** What the filter says, as the statements take it. */
const selectionOf = (userId: string, filter: FundFilter, before?: string) => {
  const accounts = accountsOf(userId, filter)
  const place = before === undefined ? null : readCursor(userId, before)
  const bounds = accounts.map(({ id }) => boundOf(id, place, filter.to))
  const [times, lines] = [bounds.map(({ time }) => time), bounds.map(({ seq }) => seq)]
  const ids = accounts.map(({ id }) => id)
  return {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    kind: filter.type === undefined ? ('any' as const) : ('typed' as const),
    params: [ids, times, lines, filter.from ?? 0, filter.type ?? null] as const,
  }
}

const entryOf = (row: Row, { accountType, currencyId }: FundAccount): FundEntry => ({
  id: `${row.tx_id}-${row.line}`,
  type: row.fund_type,
  currencyId,
  accountType,
  amount: toWire(money(row.amount)),
  balanceAfter: toWire(money(row.balance_after)),
  time: Number(row.created_at),
  refType: row.ref_type,
  refId: row.ref_id,
})

/**
 * A part of a user's fund entries, newest first. Entries are never changed and new ones come first, so that reading on
 * by cursor neither repeats nor misses one.
 * @throws AppError INPUT_ERROR when `before` is no cursor
 */
export const fundPage = async (
  db: Queries,
  userId: string,
  filter: FundFilter,
  { limit, before, offset = 0 }: FundPart,
): Promise<FundPage> => {
  const { accounts, kind, params } = selectionOf(userId, filter, before)
  const rows = await db.query<Row>(`funds.page.${kind}`, PAGE[kind], [...params, limit + 1, offset])
  const found = rows.slice(0, limit).flatMap((row) => {
    const account = accounts.get(row.account_id)
    return account ? [{ row, account }] : []
  })
  const last = found.at(-1)
  return {
    list: found.map(({ row, account }) => entryOf(row, account)),
    next: last && rows.length > limit ? cursorOf(last.account, last.row.created_at, last.row.seq) : null,
  }
}

/** How many entries match, counted up to `FUNDS_COUNTED`; `capped` when there are more. */
export const countFunds = async (
  db: Queries,
  userId: string,
  filter: FundFilter,
): Promise<{ total: number; capped: boolean }> => {
  const { kind, params } = selectionOf(userId, filter)
  const limit = FUNDS_COUNTED + 1
  const [row] = await db.query<{ total: number }>(`funds.count.${kind}`, COUNT[kind], [...params, limit])
  const total = row?.total ?? 0
  return { total: Math.min(total, FUNDS_COUNTED), capped: total > FUNDS_COUNTED }
}
