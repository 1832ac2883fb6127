import type { RequestOf } from '@core/contract/schemas'
import { USDT, type AccountTypeId, type TradeId } from '@core/domain'
import { profitOf, readStake, type Direction } from '@core/domain/options'
import { money, toWire, type Money } from '@core/money'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { isFresh } from '../market/fresh'
import { userAccount } from '../ledger'
import { announce } from '../options/announce'
import { openArea, type OpenArea } from '../options/areas'
import { lastStoredTick } from '../options/orders'
import { acceptPosting, type PostedOrder } from '../options/postings'
import type { Tx } from '../store/db'
import { inOrder } from '../store/inOrder'
import { uuidv7 } from '../store/ids'
import type { OptionOrderRow } from '../store/tables/options'
import { guardTrade } from './fairness/guard'

type Request = RequestOf<'options.order'>

/** A ticket that satisfies its area's terms. */
interface Ticket {
  area: OpenArea
  direction: Direction
  duration: number
  rate: Money
  stake: Money
  accountType: AccountTypeId
}

const checkTicket = (area: OpenArea | null, request: Request): Ticket => {
  const { tradeId, direction, quantity = '', accountType } = request
  if (!area || (tradeId !== undefined && tradeId !== area.trade_id)) throw new AppError('AREA_CLOSED')
  if (!direction) throw new AppError('DIRECTION_REQUIRED')
  const only = area.kind === 'assigned' ? area.durations[0]?.seconds : undefined
  const terms = area.durations.find((d) => d.seconds === (request.duration ?? only))
  if (!terms) throw new AppError('DURATION_UNAVAILABLE')
  const { amount, problem } = readStake(quantity, { min: area.min_stake, max: area.max_stake })
  if (!amount) throw new AppError(problem.code, problem.params)
  if (accountType === undefined || !area.account_types.includes(accountType)) {
    throw new AppError('INVEST_ACCOUNT_REQUIRED')
  }
  return {
    area,
    direction,
    duration: terms.seconds,
    rate: money(terms.rate),
    stake: amount,
    accountType: accountType as AccountTypeId,
  }
}

/**
 * The market at acceptance: the last tick stored before, and a time that is not before it. The clock is read first:
 * a fast replay stores many seconds while the database answers, and the price read would look stale.
 */
const acceptance = async (
  { market }: Context,
  t: Tx,
  tradeId: TradeId,
): Promise<{ at: number; seq: string }> => {
  if (!market.tradable(tradeId)) throw new AppError('PAIR_NOT_TRADABLE')
  const now = market.now()
  const last = await lastStoredTick(t, tradeId)
  if (!isFresh(market, last, now)) throw new AppError('PRICE_STALE')
  return { at: Math.max(now, last.time), seq: last.seq }
}

const TAKE_EXPOSURE = `
update option_areas set exposure = exposure + $2
where id = $1 and enabled and exposure + $2 <= exposure_limit
returning id`

const INSERT = `
insert into option_orders
  (id, user_id, area_id, trade_id, direction, duration, account_type, user_account, house_account,
   stake, rate, profit, state, accepted_at, accepted_seq, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'accepted', $13, $14, $15)
returning *`

/**
 * Accepts an order within the given transaction: exposure, the order, the frozen stake and the house's reserve.
 * It opens on the first tick stored after this.
 * @throws AppError AREA_CLOSED, DIRECTION_REQUIRED, DURATION_UNAVAILABLE, QUANTITY_REQUIRED, AMOUNT_...,
 *   STAKE_OUT_OF_RANGE, INVEST_ACCOUNT_REQUIRED, RISK_UNREAD, COOLING_OFF, OWN_STAKE_LIMIT, OWN_LOSS_LIMIT,
 *   PAIR_NOT_TRADABLE, PRICE_STALE, HOUSE_LIMIT, INSUFFICIENT_AVAILABLE
 */
export const placeOption = async (
  ctx: Context,
  t: Tx,
  userId: string,
  request: Request,
): Promise<OptionOrderRow> => {
  const ticket = checkTicket(await openArea(t, request.areaId ?? ''), request)
  const { area, stake, rate, accountType } = ticket
  const profit = profitOf(stake, rate)
  const [, { at, seq }, houseAccount] = await inOrder<[void, Awaited<ReturnType<typeof acceptance>>, string]>(
    [
      guardTrade(ctx, t, userId, { stake, maxLoss: stake }),
      acceptance(ctx, t, area.trade_id as TradeId),
      ctx.ledger.house(t, 'options', USDT, toWire(profit)),
    ],
  )
  const order: PostedOrder = {
    id: uuidv7(),
    userAccount: userAccount(userId, accountType, USDT),
    houseAccount,
    stake,
    profit,
  }
  const [rows, , taken] = await inOrder<[OptionOrderRow[], unknown, unknown[]]>([
    t.query<OptionOrderRow>('option.insert', INSERT, [
      order.id,
      userId,
      area.id,
      area.trade_id,
      ticket.direction,
      ticket.duration,
      accountType,
      order.userAccount,
      order.houseAccount,
      toWire(stake),
      toWire(rate),
      toWire(profit),
      at,
      seq,
      ctx.clock.now(),
    ]),
    ctx.ledger.post(t, [acceptPosting(order)]),
    t.query('option.expose', TAKE_EXPOSURE, [area.id, toWire(profit)]),
  ])
  if (taken.length === 0) throw new AppError('HOUSE_LIMIT')
  announce(ctx, t, rows)
  return rows[0] as OptionOrderRow
}
