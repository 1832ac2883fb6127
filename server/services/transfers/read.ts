import type { TransferDirection, TransferKind, TransferState } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, toWire } from '@core/money'
import type { Context } from '../../context'
import { partnersOf } from '../../partners/directory'
import type { Queries } from '../../store/db'
import type { TransferRow } from '../../store/tables/transfers'

export type Transfer = ResponseOf<'account.transferToThirdHistory'>['list'][number]

export interface TransferFilter {
  /** That one alone. */
  id?: string
  kind?: TransferKind
  direction?: TransferDirection
  status?: TransferState
}

type Parts = Pick<Context, 'config' | 'secrets'>
type Row = TransferRow & { other_nickname: string | null; other_uid: string | null }

const WANTED = `
($2::text is null or t.kind = $2) and ($3::text is null or t.state = $3) and ($5::text is null or t.id::text = $5)`
const OUT = `t.from_user = $1 and $4::text is distinct from 'in' and ${WANTED}`
const IN = `t.to_user = $1 and $4::text is distinct from 'out' and ${WANTED}`

/** Each side by its own index, and no more of either than the page can need. */
const PAGE = `
select t.*, u.nickname as other_nickname, u.uid as other_uid
from (
  (select t.* from transfers t where ${OUT} order by t.id desc limit $6::int + $7::int)
  union all
  (select t.* from transfers t where ${IN} order by t.id desc limit $6::int + $7::int)
) t left join users u on u.id = case when t.from_user = $1 then t.to_user else t.from_user end
order by t.id desc limit $6::int offset $7::int`

const COUNT = `
select (select count(*) from transfers t where ${OUT})::int + (select count(*) from transfers t where ${IN})::int as total`

const ONE = `
select t.*, u.nickname as other_nickname, u.uid as other_uid
from transfers t left join users u on u.id = case when t.from_user = $1 then t.to_user else t.from_user end
where t.id = $2`

const partyOf = (parts: Parts, row: Row): string => {
  if (row.kind === 'user') return row.other_nickname ?? ''
  return partnersOf(parts).find(({ id }) => id === row.partner_id)?.name ?? row.partner_id ?? ''
}

/** The payer knows the recipient as they looked them up; the recipient knows the payer's UID. */
const accountOf = (row: Row, direction: TransferDirection): string =>
  row.kind === 'user' && direction === 'in' ? `UID ${row.other_uid ?? ''}` : row.account

const viewOf = (parts: Parts, row: Row, userId: string): Transfer => {
  const direction = row.from_user === userId ? 'out' : 'in'
  return {
    id: row.id,
    kind: row.kind,
    direction,
    status: row.state,
    currencyId: row.currency_id,
    amount: toWire(money(row.amount)),
    party: partyOf(parts, row),
    account: accountOf(row, direction),
    reason: row.reason,
    reference: row.reference,
    time: Number(row.created_at),
    decidedAt: row.decided_at === null ? null : Number(row.decided_at),
  }
}

/** One transfer as one of its two sides sees it. */
export const transferOf = async (parts: Parts, q: Queries, userId: string, id: string): Promise<Transfer> => {
  const [row] = await q.query<Row>('transfers.one', ONE, [userId, id])
  if (!row) throw new Error(`no transfer ${id}`)
  return viewOf(parts, row, userId)
}

/** A user's transfers in both directions, newest first. */
export const transfersOf = async (
  parts: Parts & Pick<Context, 'db'>,
  userId: string,
  { id, kind, direction, status }: TransferFilter,
  page: { limit: number; offset: number },
): Promise<{ list: Transfer[]; total: number }> => {
  const wanted = [userId, kind ?? null, status ?? null, direction ?? null, id ?? null]
  const [rows, [count]] = await Promise.all([
    parts.db.query<Row>('transfers.page', PAGE, [...wanted, page.limit, page.offset]),
    parts.db.query<{ total: number }>('transfers.count', COUNT, wanted),
  ])
  return { list: rows.map((row) => viewOf(parts, row, userId)), total: count?.total ?? 0 }
}
