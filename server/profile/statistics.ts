import type { AccountTypeId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, toWire } from '@core/money'
import type { Context } from '../context'

type Statistics = ResponseOf<'user.statistics'>
type Part = Statistics['all']
type Figures = Part['options']

/** Days of the recent figures, of market time like the orders themselves. */
export const RECENT_DAYS = 30
const DAY = 86_400_000

/**
 * What was decided: an option that settled or was sold back, with what it won or lost; each close of a contract, at its
 * value, with its profit after the fees of opening, closing and liquidation. Void and cancelled ones are no decision.
 */
const FIGURES = `
with decided as (
  select 'options' as kind, account_type, stake as volume, result as net, finished_at as at
  from option_orders where user_id = $1 and state in ('settled', 'soldBack')
  union all
  select 'contracts', 3, c.quantity * c.close_price * p.multiplier,
         c.profit - c.open_fee - c.fee - c.liquidation_fee, c.closed_at
  from contract_closes c join contract_positions p on p.id = c.position_id where c.user_id = $1
)
select s.span, d.kind, d.account_type, count(*)::int as orders,
       (count(*) filter (where d.net > 0))::int as wins, (count(*) filter (where d.net < 0))::int as losses,
       trunc(sum(d.volume), 6)::text as volume, trunc(sum(d.net), 6)::text as profit,
       trunc((count(*) filter (where d.net > 0))::numeric / nullif(count(*) filter (where d.net <> 0), 0), 4)::text as rate
from decided d join (values ('all', 0::bigint), ('recent', $2::bigint)) s(span, since) on d.at >= s.since
group by grouping sets ((s.span, d.kind), (s.span, d.account_type))
order by d.account_type`

interface Row {
  span: 'all' | 'recent'
  /** Set in rows of a kind; the account's rows have null. */
  kind: 'options' | 'contracts' | null
  account_type: AccountTypeId | null
  orders: number
  wins: number
  losses: number
  volume: string
  profit: string
  rate: string | null
}

const NONE: Figures = { orders: 0, wins: 0, losses: 0, winRate: null, volume: '0', profit: '0' }

const figuresOf = ({ orders, wins, losses, volume, profit, rate }: Row): Figures => ({
  orders,
  wins,
  losses,
  winRate: rate === null ? null : toWire(money(rate)),
  volume: toWire(money(volume)),
  profit: toWire(money(profit)),
})

const partOf = (rows: readonly Row[], span: Row['span']): Part => {
  const own = rows.filter((row) => row.span === span)
  const ofKind = (kind: Row['kind']): Figures => {
    const row = own.find((candidate) => candidate.kind === kind)
    return row ? figuresOf(row) : NONE
  }
  return {
    options: ofKind('options'),
    contracts: ofKind('contracts'),
    accounts: own.flatMap((row) =>
      row.account_type === null ? [] : [{ accountType: row.account_type, ...figuresOf(row) }],
    ),
  }
}

/** How a user has traded, in all and of late (docs/statistics.md). */
export const statisticsOf = async (
  { db, market }: Pick<Context, 'db' | 'market'>,
  userId: string,
): Promise<Statistics> => {
  const since = market.now() - RECENT_DAYS * DAY
  const rows = await db.query<Row>('profile.statistics', FIGURES, [userId, since])
  return { all: partOf(rows, 'all'), recent: partOf(rows, 'recent'), days: RECENT_DAYS }
}
