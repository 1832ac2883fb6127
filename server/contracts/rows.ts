import type { ContractOrderState, PubType, Side, TradeType } from '@core/domain/contracts'
import type { Queries, Tx } from '../store/db'
import { isUuid } from '../store/ids'
import type { ContractCloseRow, ContractOrderRow, ContractPositionRow } from '../store/tables/contracts'

const one =
  <Row>(name: string, table: string) =>
  async (q: Queries, userId: string, id: string): Promise<Row | null> => {
    if (!isUuid(id)) return null
    const sql = `select * from ${table} where id = $1 and user_id = $2`
    return (await q.query<Row>(name, sql, [id, userId]))[0] ?? null
  }

const locked =
  <Row>(name: string, table: string) =>
  async (t: Tx, userId: string, id: string): Promise<Row | null> => {
    if (!isUuid(id)) return null
    const sql = `select * from ${table} where id = $1 and user_id = $2 for update`
    return (await t.query<Row>(name, sql, [id, userId]))[0] ?? null
  }

/** One row of a user, by an id as a client sent it. */
export const orderOf = one<ContractOrderRow>('contract.order', 'contract_orders')
export const positionOf = one<ContractPositionRow>('contract.position', 'contract_positions')

/** The same, locked until the end of the transaction; the pair's cursor is held before. */
export const lockOrder = locked<ContractOrderRow>('contract.order.lock', 'contract_orders')
export const lockPosition = locked<ContractPositionRow>('contract.position.lock', 'contract_positions')

/** Rows go in as one JSON text: figures are texts in it, so that none becomes a float. */
const insert =
  <Row>(name: string, table: string) =>
  async (t: Tx, rows: readonly Row[]): Promise<Row[]> =>
    rows.length === 0
      ? []
      : t.query<Row>(
          name,
          `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) returning *`,
          [JSON.stringify(rows)],
        )

export const insertOrders = insert<ContractOrderRow>('contract.orders.put', 'contract_orders')
export const insertPositions = insert<ContractPositionRow>('contract.positions.put', 'contract_positions')
export const insertCloses = insert<ContractCloseRow>('contract.closes.put', 'contract_closes')

export interface PageOf {
  readonly pageNum?: number
  readonly pageSize?: number
}

export interface PageOfRows<Row> {
  rows: Row[]
  total: number
  pages: number
}

/** Reads a page and counts what matches; `where` uses $1 and on, in the order of `params`. */
const pageOf = async <Row>(
  q: Queries,
  { name, table, where }: { name: string; table: string; where: string },
  params: readonly unknown[],
  { pageNum = 1, pageSize = 20 }: PageOf,
): Promise<PageOfRows<Row>> => {
  const [limit, offset] = [`$${params.length + 1}`, `$${params.length + 2}`]
  const rows = await q.query<Row>(
    `${name}.page`,
    `select * from ${table} where ${where} order by id desc limit ${limit} offset ${offset}`,
    [...params, pageSize, (pageNum - 1) * pageSize],
  )
  const [count] = await q.query<{ total: number }>(
    `${name}.count`,
    `select count(*)::int as total from ${table} where ${where}`,
    params,
  )
  const total = count?.total ?? 0
  return { rows, total, pages: Math.ceil(total / pageSize) }
}

/** What is left out does not restrict. */
export interface OrderFilter extends PageOf {
  readonly tradeId?: number
  readonly tradeType?: TradeType
  readonly pubType?: PubType
  readonly state?: ContractOrderState
}

const ORDERS = {
  name: 'contract.orders',
  table: 'contract_orders',
  where: `user_id = $1 and ($2::int is null or trade_id = $2) and ($3::int is null or trade_type = $3)
    and ($4::int is null or pub_type = $4) and ($5::text is null or state = $5)`,
}

/** Orders of a user, newest first. */
export const pageOfOrders = (
  q: Queries,
  userId: string,
  f: OrderFilter,
): Promise<PageOfRows<ContractOrderRow>> =>
  pageOf(q, ORDERS, [userId, f.tradeId ?? null, f.tradeType ?? null, f.pubType ?? null, f.state ?? null], f)

const POSITIONS = {
  name: 'contract.positions',
  table: 'contract_positions',
  where: `user_id = $1 and state = 'open' and ($2::int is null or trade_id = $2)`,
}

/** Open positions of a user, newest first. */
export const pageOfPositions = (
  q: Queries,
  userId: string,
  f: PageOf & { readonly tradeId?: number },
): Promise<PageOfRows<ContractPositionRow>> => pageOf(q, POSITIONS, [userId, f.tradeId ?? null], f)

const CLOSES = {
  name: 'contract.closes',
  table: 'contract_closes',
  where: `user_id = $1 and ($2::int is null or trade_id = $2) and ($3::text is null or side = $3)`,
}

/** Closed positions and parts of positions of a user, newest first. */
export const pageOfCloses = (
  q: Queries,
  userId: string,
  f: PageOf & { readonly tradeId?: number; readonly side?: Side },
): Promise<PageOfRows<ContractCloseRow>> => pageOf(q, CLOSES, [userId, f.tradeId ?? null, f.side ?? null], f)

const OPEN_OF = `
select * from contract_positions where user_id = $1 and state = 'open' and ($2::int is null or trade_id = $2)
order by id desc`

export const openPositionsOf = (
  q: Queries,
  userId: string,
  tradeId: number | null = null,
): Promise<ContractPositionRow[]> =>
  q.query<ContractPositionRow>('contract.positions.open', OPEN_OF, [userId, tradeId])
