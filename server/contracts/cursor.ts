import type { TradeId } from '@core/domain'
import { money, type Money } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { isFresh } from '../market/fresh'
import { lastStoredTick } from '../options/orders'
import type { Tx } from '../store/db'
import type { ContractCursorRow } from '../store/tables/contracts'
import { gateOf } from './gate'

/** A cursor begins at the last tick there is: nothing that was before can concern an order. */
const OPEN = `
insert into contract_cursors (trade_id, seq, time)
select p.trade_id, coalesce(k.seq, 0), coalesce(k.time, 0)
from unnest($1::int[]) p(trade_id) left join lateral (
  select seq, time from ticks where trade_id = p.trade_id order by seq desc limit 1
) k on true
on conflict (trade_id) do nothing`

/** Opens the cursors of pairs that have none yet. */
export const openCursors = async (t: Tx, tradeIds: readonly TradeId[]): Promise<void> => {
  await t.query('contract.cursor.open', OPEN, [tradeIds])
}

const ALONE = 'select * from contract_cursors where trade_id = $1 for update'

/** The cursor, locked against everything else that concerns the pair's orders; null when there is none. */
export const lockCursor = async (t: Tx, tradeId: TradeId): Promise<ContractCursorRow | null> => {
  const [row] = await t.query<ContractCursorRow>('contract.cursor.lock', ALONE, [tradeId])
  return row ?? null
}

const MOVE = 'update contract_cursors set seq = $2, time = $3 where trade_id = $1'

export const moveCursor = async (
  t: Tx,
  tradeId: TradeId,
  tick: { seq: string; time: number },
): Promise<void> => {
  await t.query('contract.cursor.move', MOVE, [tradeId, tick.seq, tick.time])
}

const SHARED = 'select seq from contract_cursors where trade_id = $1 for share'

/**
 * Keeps the pair's engine away until the end of the transaction, but not others who do the same.
 * @returns false when the pair has no contracts
 */
export const shareCursor = async ({ db }: Pick<Context, 'db'>, t: Tx, tradeId: number): Promise<boolean> => {
  await gateOf(db, tradeId).pass()
  return (await t.query('contract.cursor.share', SHARED, [tradeId])).length > 0
}

/** The market when something is accepted: it counts for ticks after `seq`. Times are market time in ms. */
export interface Moment {
  readonly at: number
  readonly seq: string
  readonly price: Money
}

/**
 * The last stored tick, which stays the last one that the engine may have followed until this transaction ends. The clock
 * is read first: a fast replay stores many seconds while the database answers, and the price read would look stale.
 * @throws AppError CONTRACT_CLOSED, PAIR_NOT_TRADABLE, PRICE_STALE
 */
export const momentOf = async (
  ctx: Pick<Context, 'db' | 'market'>,
  t: Tx,
  tradeId: TradeId,
): Promise<Moment> => {
  const { market } = ctx
  if (!market.tradable(tradeId)) throw new AppError('PAIR_NOT_TRADABLE')
  if (!(await shareCursor(ctx, t, tradeId))) throw new AppError('CONTRACT_CLOSED')
  const now = market.now()
  const last = await lastStoredTick(t, tradeId)
  if (!isFresh(market, last, now)) throw new AppError('PRICE_STALE')
  return { at: Math.max(now, last.time), seq: last.seq, price: money(last.price) }
}
