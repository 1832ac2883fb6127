import { barOpen, CURRENCIES, FUND, type CurrencyId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { currency, USDT } from '@core/domain'
import { divide, money, round, toWire, ZERO, type Money } from '@core/money'
import type { Context } from '../context'
import { isPriced, totalValue, valueOf } from './accounts'

type Valuation = ResponseOf<'assets.valuation'>

/** Money that came from or went to somebody else: it changes the total, but is neither profit nor loss. */
const EXTERNAL = [
  FUND.userTransferOut,
  FUND.userTransferIn,
  FUND.transferOut,
  FUND.transferIn,
  FUND.partnerTransferIn,
  FUND.withdrawalRequested,
  FUND.withdrawalPaid,
  FUND.withdrawalReturned,
  FUND.frozen,
  FUND.chainDeposit,
  FUND.openingBalance,
  FUND.operatorCredit,
]

const MINUTE = 60_000
const FIAT_SCALE = 2

/** Totals per currency now, and by how much they changed since $2; both buckets, all accounts. */
const TOTALS = `
select a.currency_id, sum(a.available + a.frozen) as total, coalesce(sum(d.change), 0) as change
from accounts a left join lateral (
  select sum(e.amount) as change from entries e where e.account_id = a.id and e.created_at >= $2
) d on true
where a.user_id = $1 group by a.currency_id`

/** Net external flows since $2 by minute. Moves between own accounts cancel out. */
const FLOWS = `
select a.currency_id, e.created_at / ${MINUTE} * ${MINUTE} as minute, sum(e.amount) as amount
from entries e join accounts a on a.id = e.account_id
where a.user_id = $1 and e.created_at >= $2 and e.fund_type = any($3::int[])
group by 1, 2 having sum(e.amount) <> 0`

interface TotalRow {
  currency_id: CurrencyId
  total: string
  change: string
}

interface FlowRow {
  currency_id: CurrencyId
  minute: string
  amount: string
}

/** The market's day, and how its times correspond to wall times (they differ in a replay). */
const dayOf = ({ market, clock }: Pick<Context, 'market' | 'clock'>) => {
  const [marketNow, wallNow] = [market.now(), clock.now()]
  const start = barOpen(marketNow, '1d')
  return {
    start,
    wallStart: Math.floor(wallNow - (marketNow - start) / market.speed),
    marketTimeOf: (wall: number): number => Math.min(marketNow, marketNow - (wallNow - wall) * market.speed),
  }
}

const valueAtStart = async (
  ctx: Context,
  rows: readonly TotalRow[],
  start: number,
): Promise<Money | null> => {
  const prices = new Map<CurrencyId, string | null>()
  for (const { id } of CURRENCIES) prices.set(id, await ctx.market.priceAt(id, start))
  const held = (id: CurrencyId): Money => {
    const row = rows.find((r) => r.currency_id === id)
    return row ? money(row.total).minus(money(row.change)) : ZERO
  }
  const priceOf = (id: CurrencyId) => (held(id).eq('0') ? '0' : (prices.get(id) ?? null))
  return totalValue(ctx, held, priceOf)
}

/** Flows at the price of the minute's end, by which they had all happened. */
const netFlows = async (
  ctx: Context,
  userId: string,
  day: ReturnType<typeof dayOf>,
): Promise<Money | null> => {
  const rows = await ctx.db.query<FlowRow>('valuation.flows', FLOWS, [userId, day.wallStart, EXTERNAL])
  let total = ZERO
  for (const row of rows.filter((r) => isPriced(ctx, r.currency_id))) {
    const time = day.marketTimeOf(Number(row.minute) + MINUTE)
    const value = valueOf(money(row.amount), await ctx.market.priceAt(row.currency_id, time))
    if (value === null) return null
    total = total.plus(value)
  }
  return total
}

const percentOf = (profit: Money, invested: Money): string | null =>
  invested.gt('0') ? toWire(divide(profit.times('100'), invested, 2, 'halfUp')) : null

const today = async (
  ctx: Context,
  userId: string,
  rows: readonly TotalRow[],
  now: Money,
  day: ReturnType<typeof dayOf>,
) => {
  const start = await valueAtStart(ctx, rows, day.start)
  const flows = await netFlows(ctx, userId, day)
  if (start === null || flows === null) return null
  const profit = round(now.minus(start).minus(flows), currency(USDT).scale, 'down')
  return {
    profit: toWire(profit),
    percent: percentOf(profit, start.plus(flows)),
    valueNow: toWire(now),
    valueAtStart: toWire(start),
    netFlows: toWire(flows),
  }
}

/**
 * What a user's accounts are worth, and today's profit and loss: value now, less value at 00:00 UTC (of market
 * time), less what came in or went out since, each flow at its own minute's price.
 */
export const valuationOf = async (ctx: Context, userId: string): Promise<Valuation> => {
  const day = dayOf(ctx)
  const rows = await ctx.db.query<TotalRow>('valuation.totals', TOTALS, [userId, day.wallStart])
  const held = (id: CurrencyId): Money => money(rows.find((r) => r.currency_id === id)?.total ?? '0')
  const now = totalValue(ctx, held, (id) => ctx.market.lastPrice(id))
  const { currency: fiatCurrency, rate, rateDate } = ctx.config.fiat
  const fiat = now !== null && rate !== null ? round(now.times(money(rate)), FIAT_SCALE, 'down') : null
  return {
    usdt: now && toWire(now),
    fiat: fiat && toWire(fiat),
    fiatCurrency,
    rate,
    rateDate,
    today: now && (await today(ctx, userId, rows, now, day)),
  }
}
