import type { CurrencyId } from '@core/domain'
import { currency } from '@core/domain'
import { periodOf, poolShares, vestsAt, type Period, type PoolShare, type Upline } from '@core/domain/team'
import { weightOf } from '@core/domain/levels'
import { LEVELS } from '@core/domain/levels'
import { money, sum, toWire, type Money } from '@core/money'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { TeamPoolRow } from '../store/tables/team'
import type { TeamParts } from './parts'

const CLOSED = `
select 1 from team_pools where starts_at = $1 and currency_id = $2 and closed_at is not null`

/** The running period, or the one after it when another server, whose clock is ahead, has shared this one's pool. */
export const openPeriod = async (
  { clock, config }: Pick<TeamParts, 'clock' | 'config'>,
  t: Tx,
  currencyId: CurrencyId,
): Promise<Period> => {
  const { poolHours } = config.team
  const period = periodOf(clock.now(), poolHours)
  const closed = await t.query('team.pool.closed', CLOSED, [period.start, currencyId])
  return closed.length > 0 ? periodOf(period.end, poolHours) : period
}

const FILL = `
insert into team_pools (starts_at, ends_at, currency_id, amount, carried) values ($1, $2, $3, $4, $5)
on conflict (starts_at, currency_id) do update
set amount = team_pools.amount + excluded.amount, carried = team_pools.carried + excluded.carried`

export const fillPool = async (
  t: Tx,
  currencyId: CurrencyId,
  { start, end }: Period,
  amount: Money,
): Promise<void> => {
  if (amount.eq('0')) return
  await t.query('team.pool.fill', FILL, [start, end, currencyId, toWire(amount), '0'])
}

const DUE = `
select * from team_pools where closed_at is null and ends_at <= $1 order by ends_at, currency_id limit 1 for update`

const RANKED = `
select id as "userId", level from users where level = any($1::text[]) order by id`

const REWARDS = `
insert into team_rewards
  (id, user_id, kind, currency_id, amount, share, pool_start, pool_end, state, at, vests_at)
select i.id, i.user_id, 'global', $5, i.amount, i.share, $6, $7, 'vesting', $8, $9
from unnest($1::uuid[], $2::uuid[], $3::numeric[], $4::numeric[]) i(id, user_id, amount, share)`

const CLOSE = `
update team_pools set closed_at = $3, paid = $4 where starts_at = $1 and currency_id = $2`

const RANKS = LEVELS.filter(({ weight }) => money(weight).gt('0')).map(({ code }) => code)

const writeShares = (
  { clock, config }: TeamParts,
  t: Tx,
  pool: TeamPoolRow,
  shares: readonly PoolShare[],
): Promise<unknown> => {
  const now = clock.now()
  return t.query('team.pool.rewards', REWARDS, [
    shares.map(() => uuidv7()),
    shares.map(({ userId }) => userId),
    shares.map(({ amount }) => toWire(amount)),
    shares.map(({ level }) => toWire(weightOf(level))),
    pool.currency_id,
    pool.starts_at,
    pool.ends_at,
    now,
    vestsAt(now, config.team.vestMinutes * 60_000),
  ])
}

/**
 * Shares one pool whose period is over among the users who are ranked now; what does not divide exactly, or all of it
 * while nobody is ranked, is carried into the running period's pool. Money does not move: it is in the rewards account.
 * @returns false when no pool is due
 */
export const sharePool = async (parts: TeamParts, t: Tx): Promise<boolean> => {
  const now = parts.clock.now()
  const [pool] = await t.query<TeamPoolRow>('team.pool.due', DUE, [now])
  if (!pool) return false
  const { currency_id: currencyId } = pool
  const ranked = await t.query<Upline>('team.pool.ranked', RANKED, [RANKS])
  const total = money(pool.amount).plus(money(pool.carried))
  const { shares, left } = poolShares(total, ranked, currency(currencyId).scale)
  if (shares.length > 0) await writeShares(parts, t, pool, shares)
  const paid = toWire(sum(shares.map(({ amount }) => amount)))
  await t.query('team.pool.close', CLOSE, [pool.starts_at, currencyId, now, paid])
  if (left.gt('0')) {
    const { start, end } = await openPeriod(parts, t, currencyId)
    await t.query('team.pool.fill', FILL, [start, end, currencyId, '0', toWire(left)])
  }
  return true
}
