import type { ResponseOf } from '@core/contract/schemas'
import type { SwapScreen } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Queries } from '../../store/db'
import type { SwapRow } from '../../store/tables/swap'

export type SwapPage = ResponseOf<'currency.exchangeHistories'>
type Swap = SwapPage['list'][number]

const plain = (numeric: string): string => toWire(money(numeric))

export const swapOfRow = (row: SwapRow): Swap => ({
  id: row.id,
  screen: row.screen,
  from: row.from_id,
  to: row.to_id,
  amount: plain(row.amount),
  fee: plain(row.fee),
  rate: plain(row.rate),
  received: plain(row.received),
  burned: plain(row.burned),
  time: Number(row.created_at),
})

const MATCHING = 'from swaps where user_id = $1 and ($2::text is null or screen = $2)'
const PAGE = `select * ${MATCHING} order by id desc limit $3 offset $4`
const COUNT = `select count(*)::int as total ${MATCHING}`

export interface SwapPageRequest {
  readonly screen?: SwapScreen
  readonly pageNum: number
  readonly pageSize: number
}

/** A user's swaps, newest first. */
export const swapHistory = async (
  db: Queries,
  userId: string,
  { screen, pageNum, pageSize }: SwapPageRequest,
): Promise<SwapPage> => {
  const [rows, counts] = await Promise.all([
    db.query<SwapRow>('swap.page', PAGE, [userId, screen ?? null, pageSize, (pageNum - 1) * pageSize]),
    db.query<{ total: number }>('swap.count', COUNT, [userId, screen ?? null]),
  ])
  const total = counts[0]?.total ?? 0
  return { list: rows.map(swapOfRow), total, pages: Math.ceil(total / pageSize) }
}
