import { TEAM_DEPTH } from '@core/domain/team'
import { AppError } from '../http/errors'
import { inviterByCode } from '../services/invite'
import { notify } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import type { UserRow } from '../store/tables/people'
import { relevel } from './level'
import { lockTree, lockWorker, shareTree } from './lock'
import { maskedContact } from './members'
import { TEAM_PAGE } from './parts'
import type { TeamParts } from './parts'
import { tellScreens } from './told'

const OPEN = 'insert into team_figures (user_id) values ($1) on conflict (user_id) do nothing'

/** Everybody whose team grows, in id order like everywhere. */
const LOCK_ABOVE = `
select user_id from team_figures
where user_id = $1
   or user_id in (select ancestor_id from team_paths where member_id = $1 and depth < ${TEAM_DEPTH})
order by user_id for update`

/** The user and all below, with all that are above the inviter: new paths, and what they add to the figures. */
const ATTACH = `
with below as (
  select $1::uuid as member_id, 0 as depth
  union all
  select member_id, depth from team_paths where ancestor_id = $1
),
above as (
  select $2::uuid as ancestor_id, 1 as depth
  union all
  select ancestor_id, depth + 1 from team_paths where member_id = $2
),
fresh as (
  insert into team_paths (member_id, depth, ancestor_id, joined_at)
  select b.member_id, b.depth + a.depth, a.ancestor_id, u.created_at
  from below b cross join above a join users u on u.id = b.member_id
  where b.depth + a.depth <= ${TEAM_DEPTH}
  returning member_id, depth, ancestor_id
),
growth as (
  select p.ancestor_id, count(*) as members, count(*) filter (where p.depth = 1) as direct,
         count(*) filter (where f.effective) as effective,
         count(*) filter (where f.effective and p.depth = 1) as effective_direct, sum(f.recharge) as recharge
  from fresh p join team_figures f on f.user_id = p.member_id
  group by p.ancestor_id
)
update team_figures f
set members = f.members + g.members, direct = f.direct + g.direct,
    effective_members = f.effective_members + g.effective,
    effective_direct = f.effective_direct + g.effective_direct, team_recharge = f.team_recharge + g.recharge
from growth g where f.user_id = g.ancestor_id`

const attach = async (t: Tx, userId: string, inviterId: string): Promise<readonly string[]> => {
  const above = await t.query<{ user_id: string }>('team.above', LOCK_ABOVE, [inviterId])
  await t.query('team.attach', ATTACH, [userId, inviterId])
  return above.map((row) => row.user_id)
}

type Parts = Pick<TeamParts, 'clock' | 'bus'>
type Newcomer = Pick<UserRow, 'id' | 'inviter_id' | 'email' | 'phone'>

const tellInviter = (
  parts: Parts,
  t: Tx,
  user: Pick<Newcomer, 'email' | 'phone'>,
  inviterId: string,
): void => {
  const params = { what: 'joined' as const, member: maskedContact(user) }
  notify(parts, t, { userId: inviterId, kind: 'team', params, link: TEAM_PAGE })
}

/** Opens a new user's figures and puts them below their inviter, in the transaction that registers them. */
export const joinTeam = async (parts: Parts, t: Tx, user: Newcomer): Promise<void> => {
  await shareTree(t)
  await t.query('team.open', OPEN, [user.id])
  if (user.inviter_id === null) return
  tellScreens(parts, t, await attach(t, user.id, user.inviter_id))
  tellInviter(parts, t, user, user.inviter_id)
}

/** Somebody who registers with this user's code holds the row's key already, and waits for the tree. */
const USER = 'select id, inviter_id, email, phone from users where id = $1 for no key update'

/** Everybody above a user, however far: a loop must not close beyond the counted depth either. */
const IS_ABOVE = `
with recursive above as (
  select id, inviter_id from users where id = $1
  union
  select u.id, u.inviter_id from users u join above a on u.id = a.inviter_id
)
select 1 from above where id = $2`

const BIND = 'update users set inviter_id = $2 where id = $1'

const inviterFor = async (t: Tx, { id: userId, inviter_id: present }: Newcomer, inviteCode: string) => {
  if (present !== null) throw new AppError('INVITER_BOUND')
  const inviterId = await inviterByCode(t, inviteCode)
  if (inviterId === null) throw new AppError('INVITE_CODE_UNKNOWN')
  if (inviterId === userId) throw new AppError('INVITER_IS_SELF')
  const below = await t.query('team.bind.above', IS_ABOVE, [inviterId, userId])
  if (below.length > 0) throw new AppError('INVITER_IN_TEAM')
  return inviterId
}

/**
 * Puts a user who registered without an inviter below one, with the whole team. Once and for all; what was paid before
 * earns no rewards.
 * @returns the inviter's id
 * @throws AppError INVITER_BOUND, INVITE_CODE_UNKNOWN, INVITER_IS_SELF, INVITER_IN_TEAM
 */
export const bindInviter = async (
  parts: Parts,
  t: Tx,
  userId: string,
  inviteCode: string,
): Promise<string> => {
  await lockWorker(t)
  await lockTree(t)
  const [user] = await t.query<Newcomer>('team.bind.user', USER, [userId])
  if (!user) throw new AppError('NOT_FOUND')
  const inviterId = await inviterFor(t, user, inviteCode)
  await t.query('team.bind', BIND, [userId, inviterId])
  const above = await attach(t, userId, inviterId)
  tellScreens(parts, t, above)
  await relevel(parts, t, above)
  tellInviter(parts, t, user, inviterId)
  return inviterId
}
