import type { RequestOf } from '@core/contract/schemas'
import { CONTRACT, USDT } from '@core/domain'
import { MOST_CONTRACTS, type PubType } from '@core/domain/contracts'
import { toWire } from '@core/money'
import type { Context } from '../../context'
import { announceContracts } from '../../contracts/announce'
import { momentOf, type Moment } from '../../contracts/cursor'
import { isPaused } from '../../contracts/paused'
import { acceptPosting } from '../../contracts/postings'
import { insertOrders } from '../../contracts/rows'
import { AppError } from '../../http/errors'
import { userAccount } from '../../ledger'
import type { Tx } from '../../store/db'
import { inOrder } from '../../store/inOrder'
import { uuidv7 } from '../../store/ids'
import type { ContractOrderRow } from '../../store/tables/contracts'
import { guardTrade } from '../fairness/guard'
import { workingOrder } from './newOrder'
import { offeredPair, ratesRow } from './terms'
import { priceTicket, readTicket, type Priced, type Ticket } from './ticket'

const orderRow = (
  userId: string,
  { tradeId, terms }: ReturnType<typeof offeredPair>,
  ticket: Ticket,
  { bound, cover }: Priced,
  moment: Moment,
): Omit<ContractOrderRow, 'house_account' | 'created_at'> => ({
  ...workingOrder(moment),
  ...ratesRow(terms),
  id: uuidv7(),
  user_id: userId,
  trade_id: tradeId,
  trade_type: ticket.type,
  pub_type: ticket.pubType,
  lever: ticket.lever,
  quantity: toWire(ticket.quantity),
  price_bound: toWire(bound),
  win_price: ticket.win && toWire(ticket.win),
  lost_price: ticket.lost && toWire(ticket.lost),
  position_id: null,
  user_account: userAccount(userId, CONTRACT, USDT),
  margin: toWire(cover.margin),
  fee: toWire(cover.fee),
  reserve: toWire(cover.reserve),
  close_all: false,
})

const RUNNING = `
select (select count(*) from contract_orders where user_id = $1 and state = 'working')::int
  + (select count(*) from contract_positions where user_id = $1 and state = 'open')::int as running`

/**
 * Keeps what one user can make a tick do within bounds. Not exact: orders accepted in the same moment do not see each other.
 * @throws AppError TOO_MANY_CONTRACTS
 */
const checkRoom = async (t: Tx, userId: string): Promise<void> => {
  const [row] = await t.query<{ running: number }>('contract.running', RUNNING, [userId])
  if ((row?.running ?? 0) >= MOST_CONTRACTS) {
    throw new AppError('TOO_MANY_CONTRACTS', { max: String(MOST_CONTRACTS) })
  }
}

/**
 * Accepts an order to open within the given transaction: the order, the frozen margin and fee, the house's reserve. It fills
 * on ticks stored after this.
 * @param pubType market or limit where the request does not say
 * @throws AppError what `readTicket`, `momentOf`, `priceTicket` and `guardTrade` refuse; CONTRACT_CLOSED, CONTRACTS_PAUSED, TOO_MANY_CONTRACTS,
 *   HOUSE_LIMIT, INSUFFICIENT_AVAILABLE
 */
export const openContract = async (
  ctx: Context,
  t: Tx,
  userId: string,
  request: RequestOf<'contract.open'>,
  pubType: PubType,
): Promise<ContractOrderRow> => {
  const offered = offeredPair(ctx, request.tradeId)
  const ticket = readTicket(offered, request, pubType)
  const moment = await momentOf(ctx, t, offered.tradeId)
  const priced = priceTicket(offered, ticket, moment.price)
  const { margin, fee, reserve } = priced.cover
  await guardTrade(ctx, t, userId, { maxLoss: margin.plus(fee), stake: margin })
  const [, paused, house] = await inOrder<[void, boolean, string]>([
    checkRoom(t, userId),
    isPaused(t),
    ctx.ledger.house(t, 'contracts', USDT, toWire(reserve)),
  ])
  if (paused) throw new AppError('CONTRACTS_PAUSED')
  const row: ContractOrderRow = {
    ...orderRow(userId, offered, ticket, priced, moment),
    house_account: house,
    created_at: String(ctx.clock.now()),
  }
  const parties = { id: row.id, userAccount: row.user_account, houseAccount: house }
  const [rows] = await inOrder<[ContractOrderRow[], unknown]>([
    insertOrders(t, [row]),
    ctx.ledger.post(t, [acceptPosting(parties, margin.plus(fee), reserve)]),
  ])
  announceContracts(ctx, t, rows)
  return rows[0] as ContractOrderRow
}
