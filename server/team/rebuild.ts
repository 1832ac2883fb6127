import { TEAM_DEPTH } from '@core/domain/team'
import type { Tx } from '../store/db'
import { relevel } from './level'
import { FIGURES_FROM, nextSource } from './lines'
import { lockTree, lockWorker } from './lock'
import type { PricedParts } from './parts'
import { followSource } from './worker'

/** The figures from the ground up: who invited whom, what was recharged, which orders ended, which fees counted. */
const EXPECTED_PATHS = `
with recursive expected as (
  select id as member_id, 1 as depth, inviter_id as ancestor_id, created_at as joined_at
  from users where inviter_id is not null
  union all
  select e.member_id, e.depth + 1, u.inviter_id, e.joined_at
  from expected e join users u on u.id = e.ancestor_id
  where u.inviter_id is not null and e.depth < ${TEAM_DEPTH}
)`

const DROP_PATHS = `
${EXPECTED_PATHS}
delete from team_paths p
where not exists (
  select 1 from expected e
  where e.member_id = p.member_id and e.depth = p.depth and e.ancestor_id = p.ancestor_id
    and e.joined_at = p.joined_at
)
returning p.member_id as "userId"`

const ADD_PATHS = `
${EXPECTED_PATHS}
insert into team_paths (member_id, depth, ancestor_id, joined_at)
select member_id, depth, ancestor_id, joined_at from expected
on conflict (member_id, depth) do nothing
returning member_id as "userId"`

const RECHARGES = `
with expected as (
  select 'deposit:' || id as ref, user_id, case state when 'credited' then value_usdt else 0 end as value
  from deposits where state in ('credited', 'lost')
)
insert into team_recharges (ref, user_id, value, at)
select ref, user_id, value, $1 from expected e
where e.value > 0 or exists (select 1 from team_recharges r where r.ref = e.ref)
on conflict (ref) do update set value = excluded.value where team_recharges.value <> excluded.value
returning user_id as "userId"`

const OWN = `
with own as (
  select u.id as user_id, coalesce(r.recharge, 0) as recharge, coalesce(r.recharge, 0) >= $1::numeric as effective,
         coalesce(c.fees, 0) as counted_fees, coalesce(o.assigned, 0) as assigned,
         coalesce(o.self_selected, 0) as self_selected
  from users u
  left join (select user_id, sum(value) as recharge from team_recharges group by user_id) r on r.user_id = u.id
  left join (
    select user_id, sum(value) as fees from team_fees where state = 'counted' group by user_id
  ) c on c.user_id = u.id
  left join (
    select o.user_id, sum(o.result) filter (where a.kind = 'assigned') as assigned,
           sum(o.result) filter (where a.kind = 'self') as self_selected
    from option_orders o join option_areas a on a.id = o.area_id
    where o.state in ('settled', 'soldBack') group by o.user_id
  ) o on o.user_id = u.id
)
insert into team_figures (user_id, recharge, effective, counted_fees, assigned, self_selected)
select * from own
on conflict (user_id) do update
set recharge = excluded.recharge, effective = excluded.effective, counted_fees = excluded.counted_fees,
    assigned = excluded.assigned, self_selected = excluded.self_selected
where (team_figures.recharge, team_figures.effective, team_figures.counted_fees, team_figures.assigned,
       team_figures.self_selected)
  is distinct from
      (excluded.recharge, excluded.effective, excluded.counted_fees, excluded.assigned, excluded.self_selected)
returning user_id as "userId"`

const TEAMS = `
with team as (
  select f.user_id, count(p.member_id) as members, count(p.member_id) filter (where p.depth = 1) as direct,
         count(p.member_id) filter (where m.effective) as effective_members,
         count(p.member_id) filter (where m.effective and p.depth = 1) as effective_direct,
         coalesce(sum(m.recharge), 0) as team_recharge
  from team_figures f
  left join team_paths p on p.ancestor_id = f.user_id
  left join team_figures m on m.user_id = p.member_id
  group by f.user_id
)
update team_figures f
set members = t.members, direct = t.direct, effective_members = t.effective_members,
    effective_direct = t.effective_direct, team_recharge = t.team_recharge
from team t
where t.user_id = f.user_id
  and (f.members, f.direct, f.effective_members, f.effective_direct, f.team_recharge)
    is distinct from (t.members, t.direct, t.effective_members, t.effective_direct, t.team_recharge)
returning f.user_id as "userId"`

const ALL = 'select user_id as id from team_figures'

/** Users of whom something was not as it should be, by what it was. */
export interface Repairs {
  readonly paths: readonly string[]
  readonly recharges: readonly string[]
  readonly own: readonly string[]
  readonly teams: readonly string[]
}

export const isRight = (repairs: Repairs): boolean =>
  Object.values(repairs).every((users: readonly string[]) => users.length === 0)

type Found = { userId: string }

/**
 * Compares all figures with what they stand for, and mends what differs, in the caller's transaction, which must see one
 * moment (repeatable read): first everything that this moment holds is followed to its end.
 */
export const rebuildTeams = async (parts: PricedParts, t: Tx): Promise<Repairs> => {
  await lockWorker(t)
  await lockTree(t)
  const next = () => nextSource(t, FIGURES_FROM)
  for (let source = await next(); source; source = await next()) await followSource(parts, t, source)
  const run = async (name: string, sql: string, params: readonly unknown[] = []): Promise<string[]> => [
    ...new Set((await t.query<Found>(name, sql, params)).map(({ userId }) => userId)),
  ]
  const dropped = await run('team.rebuild.drop', DROP_PATHS)
  const added = await run('team.rebuild.add', ADD_PATHS)
  const recharges = await run('team.rebuild.recharges', RECHARGES, [parts.clock.now()])
  const own = await run('team.rebuild.own', OWN, [parts.config.team.effectiveRecharge])
  const teams = await run('team.rebuild.teams', TEAMS)
  const users = await t.query<{ id: string }>('team.rebuild.all', ALL)
  await relevel(
    parts,
    t,
    users.map(({ id }) => id),
  )
  return { paths: [...new Set([...dropped, ...added])], recharges, own, teams }
}
