import type { Queries } from '@server/store/db'
import { uuidv7 } from '@server/store/ids'
import { NOON } from '../../helpers/context'

/** Rows of contracts as the engine writes them, for figures that are summed from them. No money moves with them. */
interface Money {
  readonly margin: string
  readonly fee: string
}

const insert = async (q: Queries, table: string, row: Readonly<Record<string, unknown>>): Promise<void> => {
  const names = Object.keys(row)
  const places = names.map((_, i) => `$${i + 1}`)
  const sql = `insert into ${table} (${names.join()}) values (${places.join()})`
  await q.query(`test.${table}.${names.length}`, sql, Object.values(row))
}

const RATES = {
  multiplier: '1',
  fee_rate: '0.0005',
  maintenance_rate: '0.004',
  liquidation_rate: '0.002',
  profit_cap: '9',
}

const ACCOUNTS = { user_account: uuidv7(), house_account: uuidv7() }

export const addPosition = (
  q: Queries,
  userId: string,
  { margin, fee, closed = false }: Money & { readonly closed?: boolean },
): Promise<void> =>
  insert(q, 'contract_positions', {
    ...RATES,
    ...ACCOUNTS,
    ...{ id: uuidv7(), user_id: userId, trade_id: 1, side: 'long', lever: 10, opened: '1' },
    ...{ quantity: closed ? '0' : '1', open_price: '500', margin, max_profit: '450', open_fee: fee },
    ...{ triggers_seq: 1, open_seq: 1, open_at: NOON - 1_000 },
    ...{ state: closed ? 'closed' : 'open', closed_at: closed ? NOON : null },
  })

export const addWorkingOrder = (
  q: Queries,
  userId: string,
  { margin, fee, closes = false }: Money & { readonly closes?: boolean },
): Promise<void> =>
  insert(q, 'contract_orders', {
    ...RATES,
    ...ACCOUNTS,
    ...{ id: uuidv7(), user_id: userId, trade_id: 1, trade_type: closes ? 3 : 1, pub_type: 2, lever: 10 },
    ...{ quantity: '1', price_bound: '200', margin, fee, reserve: '180', state: 'working' },
    ...{ accepted_at: NOON, accepted_seq: 1, created_at: NOON },
  })

export const addClose = async (
  q: Queries,
  userId: string,
  { margin, fee, credited, at }: Money & { readonly credited: string; readonly at: number },
): Promise<void> => {
  await addPosition(q, userId, { margin, fee, closed: true })
  const [position] = await q.query<{ id: string }>(
    'test.position.last',
    'select id from contract_positions where user_id = $1 order by id desc limit 1',
    [userId],
  )
  await insert(q, 'contract_closes', {
    ...{ id: uuidv7(), position_id: position?.id, user_id: userId, trade_id: 1, side: 'long', lever: 10 },
    ...{
      reason: 'order',
      quantity: '1',
      open_price: '500',
      close_price: '492',
      tick_seq: 1,
      tick_price: '492',
    },
    ...{ margin, profit: '-7.7', open_fee: fee, fee: '0', liquidation_fee: '0', shortfall: '0', credited },
    ...{ open_at: at - 1_000, closed_at: at, created_at: at },
  })
}
