import { money, toWire } from '@core/money'
import type { Tx } from '../store/db'
import { relevel } from './level'
import type { TeamParts } from './parts'
import { tellScreens } from './told'

export interface RechargeChange {
  readonly userId: string
  /** Signed, in USDT. */
  readonly change: string
}

/** The users and all above them, in id order like everywhere. */
const LOCK = `
select user_id, recharge, effective from team_figures
where user_id = any($1::uuid[])
   or user_id in (select ancestor_id from team_paths where member_id = any($1::uuid[]))
order by user_id for update`

const OWN = `
insert into team_figures (user_id, recharge, effective)
select * from unnest($1::uuid[], $2::numeric[], $3::bool[])
on conflict (user_id) do update set recharge = excluded.recharge, effective = excluded.effective`

const TEAM = `
with change as (
  select p.ancestor_id, sum(i.value) as value, sum(i.step) as step,
         coalesce(sum(i.step) filter (where p.depth = 1), 0) as direct
  from unnest($1::uuid[], $2::numeric[], $3::int[]) i(user_id, value, step)
  join team_paths p on p.member_id = i.user_id
  group by p.ancestor_id
)
update team_figures f
set team_recharge = f.team_recharge + c.value, effective_members = f.effective_members + c.step,
    effective_direct = f.effective_direct + c.direct
from change c where f.user_id = c.ancestor_id`

interface OwnRow {
  user_id: string
  recharge: string
  effective: boolean
}

const stepOf = (before: boolean, after: boolean): number => Number(after) - Number(before)

/**
 * Adds to users' own recharge and to that of all teams that they are in: members become effective, or are it no longer,
 * and levels follow.
 */
export const addRecharge = async (
  parts: Pick<TeamParts, 'bus' | 'clock' | 'config'>,
  t: Tx,
  changes: readonly RechargeChange[],
): Promise<void> => {
  if (changes.length === 0) return
  const ids = changes.map(({ userId }) => userId)
  const locked = await t.query<OwnRow>('team.recharge.lock', LOCK, [ids])
  const limit = money(parts.config.team.effectiveRecharge)
  const next = changes.map(({ userId, change }) => {
    const before = locked.find((row) => row.user_id === userId)
    const recharge = money(before?.recharge ?? '0').plus(money(change))
    const effective = recharge.gte(limit)
    return { userId, change, recharge, effective, step: stepOf(before?.effective ?? false, effective) }
  })
  const recharges = next.map(({ recharge }) => toWire(recharge))
  await t.query('team.recharge.own', OWN, [ids, recharges, next.map(({ effective }) => effective)])
  await t.query('team.recharge.team', TEAM, [
    ids,
    next.map(({ change }) => change),
    next.map(({ step }) => step),
  ])
  const touched = [...new Set([...ids, ...locked.map((row) => row.user_id)])]
  await relevel(parts, t, touched)
  tellScreens(parts, t, touched)
}
