import type { ResponseOf } from '@core/contract/schemas'
import { utcDay, WALLET, type AccountTypeId, type CurrencyId } from '@core/domain'
import { LEVELS, type LevelCode } from '@core/domain/levels'
import { max, money, sum, toWire, ZERO, type Money } from '@core/money'
import type { Context } from '../context'
import { totalValue } from '../services/accounts'
import type { TeamFiguresRow } from '../store/tables/team'
import { levelCode } from './levelCode'

type Statistics = ResponseOf<'team.statistics'>
type Figures = Omit<TeamFiguresRow, 'user_id' | 'assigned' | 'self_selected' | 'counted_fees'>

const OWN = `
select u.level, f.* from users u left join team_figures f on f.user_id = u.id where u.id = $1`

const NEW = 'select count(*)::int as members from team_paths where ancestor_id = $1 and joined_at >= $2'

const EARNINGS = `
select coalesce(sum(f.assigned), 0) as assigned, coalesce(sum(f.self_selected), 0) as self_selected
from team_paths p join team_figures f on f.user_id = p.member_id where p.ancestor_id = $1`

const BALANCES = `
select a.account_type, a.currency_id, sum(a.available + a.frozen) as total
from team_paths p join accounts a on a.user_id = p.member_id
where p.ancestor_id = $1 group by a.account_type, a.currency_id`

interface BalanceRow {
  account_type: AccountTypeId
  currency_id: CurrencyId
  total: string
}

const NOTHING: Figures = {
  recharge: '0',
  effective: false,
  members: 0,
  direct: 0,
  effective_members: 0,
  effective_direct: 0,
  team_recharge: '0',
}

const text = (numeric: string): string => toWire(money(numeric))

/** Value in USDT of some of the team's accounts; null while a price is missing. */
const worth = (ctx: Pick<Context, 'market'>, rows: readonly BalanceRow[]): string | null => {
  const held = (id: CurrencyId): Money =>
    sum(rows.filter((row) => row.currency_id === id).map((row) => money(row.total)))
  const value = totalValue(ctx, held, (id) => ctx.market.lastPrice(id))
  return value && toWire(value)
}

const missing = (wanted: Money, has: Money): string => toWire(max(wanted.minus(has), ZERO))

const nextLevel = (level: LevelCode, own: Figures, limit: string): Statistics['next'] => {
  const next = LEVELS[LEVELS.findIndex(({ code }) => code === level) + 1]
  if (!next) return null
  return {
    level: next.code,
    missingOwn: missing(money(next.own ? limit : '0'), money(own.recharge)),
    missingEffective: Math.max(next.effective - own.effective_members, 0),
    missingRecharge: missing(money(next.recharge), money(own.team_recharge)),
  }
}

/**
 * All figures of a user's team (docs/team.md). Counts and recharge are kept; balances and earnings are summed from the
 * members' own, as they are now.
 */
export const teamStatistics = async (
  ctx: Pick<Context, 'clock' | 'config' | 'db' | 'market'>,
  userId: string,
): Promise<Statistics> => {
  const { db } = ctx
  const [[user], [today], [earned], balances] = await Promise.all([
    db.query<Figures & { level: string; user_id: string | null }>('team.own', OWN, [userId]),
    db.query<{ members: number }>('team.new', NEW, [userId, utcDay(ctx.clock.now())]),
    db.query<Pick<TeamFiguresRow, 'assigned' | 'self_selected'>>('team.earnings', EARNINGS, [userId]),
    db.query<BalanceRow>('team.balances', BALANCES, [userId]),
  ])
  const own = user?.user_id ? user : NOTHING
  const level = levelCode(user?.level)
  return {
    members: own.members,
    effectiveMembers: own.effective_members,
    direct: own.direct,
    effectiveDirect: own.effective_direct,
    newToday: today?.members ?? 0,
    recharge: text(own.team_recharge),
    fundBalance: worth(
      ctx,
      balances.filter((row) => row.account_type === WALLET),
    ),
    contractBalance: worth(
      ctx,
      balances.filter((row) => row.account_type !== WALLET),
    ),
    assignedEarnings: text(earned?.assigned ?? '0'),
    selfSelectedEarnings: text(earned?.self_selected ?? '0'),
    own: { level, recharge: text(own.recharge), effective: own.effective },
    next: nextLevel(level, own, ctx.config.team.effectiveRecharge),
  }
}
