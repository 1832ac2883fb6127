import type { Static } from 'typebox'
import type { WithdrawalRecord } from '@core/contract/schemas'
import { networkById } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Queries } from '../../store/db'
import type { WithdrawalRow } from '../../store/tables/withdrawals'

export type WithdrawalView = Static<typeof WithdrawalRecord>

export interface WithdrawalFilter {
  /** That one alone. */
  id?: string
  currencyId?: number
  pageNum: number
  pageSize: number
}

const timeOf = (text: string | null): number | null => (text === null ? null : Number(text))

/** A transaction that does not pay what it should is no news for the user. */
export const withdrawalOf = (row: WithdrawalRow): WithdrawalView => {
  const required = networkById(row.network)?.confirmations ?? 1
  return {
    kind: 'withdrawal',
    id: row.id,
    currencyId: row.currency_id,
    network: row.network,
    address: row.address,
    label: row.label,
    amount: toWire(money(row.amount)),
    fee: toWire(money(row.fee)),
    received: toWire(money(row.amount).minus(money(row.fee))),
    status: row.state,
    reason: row.reason,
    txId: row.tx_note === null ? row.tx_id : null,
    confirmations: Math.min(row.confirmations, required),
    required,
    time: Number(row.created_at),
    decidedAt: timeOf(row.decided_at),
    paidAt: timeOf(row.paid_at),
  }
}

const MATCHING = `
from withdrawals where user_id = $1 and ($2::int is null or currency_id = $2) and ($3::text is null or id::text = $3)`
const PAGE = `select * ${MATCHING} order by id desc limit $4 offset $5`
const COUNT = `select count(*)::int as total ${MATCHING}`

/** A user's withdrawals, newest first. */
export const withdrawalPage = async (
  db: Queries,
  userId: string,
  { id, currencyId, pageNum, pageSize }: WithdrawalFilter,
): Promise<{ list: WithdrawalView[]; pages: number; total: number }> => {
  const filter = [userId, currencyId ?? null, id ?? null]
  const [rows, counts] = await Promise.all([
    db.query<WithdrawalRow>('withdrawals.page', PAGE, [...filter, pageSize, (pageNum - 1) * pageSize]),
    db.query<{ total: number }>('withdrawals.count', COUNT, filter),
  ])
  const total = counts[0]?.total ?? 0
  return { list: rows.map(withdrawalOf), pages: Math.ceil(total / pageSize), total }
}
