import type { Static } from 'typebox'
import type { DepositRecord, DepositStatus } from '@core/contract/schemas'
import { networkById } from '@core/domain'
import { money, toWire, ZERO } from '@core/money'
import type { Queries } from '../../store/db'
import type { DepositRow } from '../../store/tables/deposits'

export type DepositView = Static<typeof DepositRecord>

export interface DepositFilter {
  currencyId?: number
  pageNum: number
  pageSize: number
}

const PAGE = `
select d.*, p.height as tip from deposits d left join chain_places p on p.network = d.network
where d.user_id = $1 and ($2::int is null or d.currency_id = $2) order by d.id desc limit $3 offset $4`

const COUNT = `
select count(*)::int as total from deposits where user_id = $1 and ($2::int is null or currency_id = $2)`

type Row = DepositRow & { tip: string | null }

const depthOf = ({ tip, height }: Row, required: number): number =>
  Math.max(0, Math.min(required, Number(tip ?? height) - Number(height) + 1))

const statusOf = (row: Row, isFinal: boolean): DepositStatus =>
  row.state === 'confirming' && isFinal ? 'waiting' : row.state

/** What the user got of it: null until that is known. A loss counts by what it took back. */
const actualOf = ({ state, amount, lost_by_user: lostByUser }: DepositRow): string | null => {
  if (state === 'confirming') return null
  if (state === 'lost') return toWire(lostByUser === null ? ZERO : money(amount).minus(money(lostByUser)))
  return state === 'credited' ? toWire(money(amount)) : '0'
}

const viewOf = (row: Row): DepositView => {
  const required = networkById(row.network)?.confirmations ?? 1
  const depth = row.state === 'dropped' || row.state === 'lost' ? 0 : depthOf(row, required)
  const confirmations = row.state === 'credited' || row.state === 'belowMinimum' ? required : depth
  return {
    kind: 'deposit',
    id: row.id,
    currencyId: row.currency_id,
    network: row.network,
    source: row.sender,
    address: row.address,
    txId: row.tx_id,
    amount: toWire(money(row.amount)),
    actual: actualOf(row),
    value: row.value_usdt === null ? null : toWire(money(row.value_usdt)),
    status: statusOf(row, depth >= required),
    confirmations,
    required,
    time: Number(row.seen_at),
  }
}

/** A user's deposits, newest first. */
export const depositPage = async (
  db: Queries,
  userId: string,
  { currencyId, pageNum, pageSize }: DepositFilter,
): Promise<{ list: DepositView[]; pages: number; total: number }> => {
  const filter = [userId, currencyId ?? null]
  const rows = await db.query<Row>('deposits.page', PAGE, [...filter, pageSize, (pageNum - 1) * pageSize])
  const [count] = await db.query<{ total: number }>('deposits.count', COUNT, filter)
  const total = count?.total ?? 0
  return { list: rows.map(viewOf), pages: Math.ceil(total / pageSize), total }
}
