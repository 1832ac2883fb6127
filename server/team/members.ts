import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { maskEmail, maskPhone } from '@core/money'
import type { Context } from '../context'
import { stableId } from '../ledger'
import { avatarPath } from '../services/users'
import { levelCode } from './levelCode'

const TOTAL = 'select direct, members - direct as indirect from team_figures where user_id = $1'

/** The path's condition is that of its partial index. */
const page = (condition: string): string => `
select u.id, u.nickname, u.avatar, u.email, u.phone, u.level, u.created_at, f.effective, f.members, p.depth
from (
  select member_id, depth, joined_at from team_paths
  where ancestor_id = $1 and ${condition}
  order by joined_at desc, member_id desc limit $2 offset $3
) p
join users u on u.id = p.member_id
join team_figures f on f.user_id = p.member_id
order by p.joined_at desc, p.member_id desc`

const PAGES = { direct: page('depth = 1'), indirect: page('depth > 1') } as const

/** Those whose nickname holds a text, and how many they are. */
const matching = (condition: string): string => `
select u.id, u.nickname, u.avatar, u.email, u.phone, u.level, u.created_at, f.effective, f.members, p.depth,
       count(*) over ()::int as total
from team_paths p
join users u on u.id = p.member_id
join team_figures f on f.user_id = p.member_id
where p.ancestor_id = $1 and ${condition} and strpos(lower(u.nickname), lower($4)) > 0
order by p.joined_at desc, p.member_id desc limit $2 offset $3`

const MATCHES = { direct: matching('p.depth = 1'), indirect: matching('p.depth > 1') } as const

interface MemberRow {
  id: string
  nickname: string
  avatar: string | null
  email: string | null
  phone: string | null
  level: string
  created_at: string
  effective: boolean
  members: number
  depth: number
  /** All that match, of a search. */
  total?: number
}

/** How others see a user's contact. */
export const maskedContact = ({ email, phone }: Pick<MemberRow, 'email' | 'phone'>): string =>
  email === null ? maskPhone(phone ?? '') : maskEmail(email)

type Source = Pick<Context, 'db'>
type Asked = RequestOf<'team.subUsers'>
interface Found {
  readonly rows: readonly MemberRow[]
  readonly total: number
}

const everybody = async ({ db }: Source, userId: string, { kind }: Asked, part: number[]): Promise<Found> => {
  const [[totals], rows] = await Promise.all([
    db.query<{ direct: number; indirect: number }>('team.totals', TOTAL, [userId]),
    db.query<MemberRow>(`team.members.${kind}`, PAGES[kind], [userId, ...part]),
  ])
  return { rows, total: totals?.[kind] ?? 0 }
}

const matches = async (
  { db }: Source,
  userId: string,
  { kind }: Asked,
  part: number[],
  search: string,
): Promise<Found> => {
  const rows = await db.query<MemberRow>(`team.search.${kind}`, MATCHES[kind], [userId, ...part, search])
  return { rows, total: rows[0]?.total ?? 0 }
}

/** One page of the own team, newest first: those whom the user invited, or all further down; all or who is searched for. */
export const teamMembers = async (
  source: Source,
  userId: string,
  asked: Asked,
): Promise<ResponseOf<'team.subUsers'>> => {
  const { pageNum = 1, pageSize = 20 } = asked
  const search = asked.search?.trim() ?? ''
  const part = [pageSize, (pageNum - 1) * pageSize]
  const { rows, total } = search
    ? await matches(source, userId, asked, part, search)
    : await everybody(source, userId, asked, part)
  const list = rows.map((row) => ({
    id: stableId('member', userId, row.id),
    nickname: row.nickname,
    avatar: avatarPath(row.avatar),
    contact: maskedContact(row),
    registeredAt: Number(row.created_at),
    level: levelCode(row.level),
    effective: row.effective,
    teamSize: row.members,
    depth: row.depth,
  }))
  return { list, pages: Math.ceil(total / pageSize), total }
}
