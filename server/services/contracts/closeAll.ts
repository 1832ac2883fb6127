import type { TradeId } from '@core/domain'
import { MARKET } from '@core/domain/contracts'
import { money, sum, type Money } from '@core/money'
import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { momentOf, type Moment } from '../../contracts/cursor'
import { undecided } from '../../contracts/pending'
import { insertOrders, openPositionsOf } from '../../contracts/rows'
import { contractTermsOf } from '../../contracts/settings'
import { cancelled, endOrders } from '../../contracts/write'
import { AppError } from '../../http/errors'
import type { Tx } from '../../store/db'
import type { ContractOrderRow, ContractPositionRow } from '../../store/tables/contracts'
import { closeBound, closingOrder } from './close'

/** The moments of pairs on which something can be closed now; pairs in the order in which their cursors are locked. */
const momentsOf = async (ctx: Context, t: Tx, tradeIds: readonly number[]): Promise<Map<number, Moment>> => {
  const moments = new Map<number, Moment>()
  for (const tradeId of [...new Set(tradeIds)].sort((a, b) => a - b)) {
    try {
      moments.set(tradeId, await momentOf(ctx, t, tradeId as TradeId))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return moments
}

const LOCK = `
select * from contract_positions where user_id = $1 and state = 'open' and trade_id = any($2::int[])
order by id for update`

/** Limits to close make room for a close at market; market orders are on their way already. */
const LIMITS = `
select * from contract_orders where position_id = any($1::uuid[]) and state = 'working' and pub_type = 2
order by id for update`

/** Limits that no stored price has met: one that was met fills, whatever the price does afterwards. */
const freeLimits = async (t: Tx, positions: readonly ContractPositionRow[]): Promise<ContractOrderRow[]> => {
  const ids = positions.map((position) => position.id)
  const limits = await t.query<ContractOrderRow>('contract.all.limits', LIMITS, [ids])
  const free: ContractOrderRow[] = []
  for (const tradeId of new Set(limits.map((order) => order.trade_id as TradeId))) {
    const ofPair = limits.filter((order) => order.trade_id === tradeId)
    free.push(...(await undecided(t, tradeId, ofPair)))
  }
  return free
}

const ALL_CLOSING = 'update contract_positions set closing = quantity where id = any($1::uuid[])'

/** What nothing but a limit closes already. */
const remaining = (position: ContractPositionRow, limits: readonly ContractOrderRow[]): Money => {
  const own = limits.filter((order) => order.position_id === position.id)
  return money(position.quantity)
    .minus(position.closing)
    .plus(sum(own.map((order) => money(order.quantity))))
}

const ordersFor = (
  ctx: Context,
  positions: readonly ContractPositionRow[],
  limits: readonly ContractOrderRow[],
  moments: ReadonlyMap<number, Moment>,
): ContractOrderRow[] =>
  positions.flatMap((position) => {
    const moment = moments.get(position.trade_id)
    const quantity = remaining(position, limits)
    if (!moment || quantity.lte('0')) return []
    const widest = contractTermsOf(ctx.config.profile, position.trade_id)?.maxSlippage ?? '0.01'
    const bound = closeBound(position, moment.price, money(widest))
    const order = closingOrder(position, moment, { pubType: MARKET, quantity, bound, now: ctx.clock.now() })
    return [{ ...order, close_all: true }]
  })

/**
 * Closes all positions of a user, or those of one pair, at market and with the widest slippage bound. Their limits to close
 * are cancelled. Pairs without a fresh price are left as they are.
 * @returns the new orders, and how many positions were left
 * @throws AppError NO_POSITIONS, PRICE_STALE when none can be closed now
 */
export const closeAllContracts = async (
  ctx: Context,
  t: Tx,
  userId: string,
  tradeId: number | null,
): Promise<{ rows: ContractOrderRow[]; left: number }> => {
  const found = await openPositionsOf(t, userId, tradeId)
  if (found.length === 0) throw new AppError('NO_POSITIONS')
  const moments = await momentsOf(
    ctx,
    t,
    found.map((position) => position.trade_id),
  )
  if (moments.size === 0) throw new AppError('PRICE_STALE')
  const positions = await t.query<ContractPositionRow>('contract.all.lock', LOCK, [
    userId,
    [...moments.keys()],
  ])
  const limits = await freeLimits(t, positions)
  await endOrders(
    t,
    limits.map((order) => cancelled(order.id, 'user', String(ctx.market.now()))),
  )
  const rows = await insertOrders(t, ordersFor(ctx, positions, limits, moments))
  await t.query('contract.all.closing', ALL_CLOSING, [positions.map((position) => position.id)])
  announceContracts(ctx, t, [...limits, ...rows, ...positions])
  return { rows, left: found.filter((position) => !moments.has(position.trade_id)).length }
}
