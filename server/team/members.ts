import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import { maskEmail, maskPhone } from '@core/money'
import type { Context } from '../context'
import { stableId } from '../ledger'
import { levelCode } from './levelCode'

const TOTAL = 'select direct, members - direct as indirect from team_figures where user_id = $1'

/** The path's condition is that of its partial index. */
const page = (condition: string): string => `
select u.id, u.nickname, u.email, u.phone, u.level, u.created_at, f.effective, f.members, p.depth
from (
  select member_id, depth, joined_at from team_paths
  where ancestor_id = $1 and ${condition}
  order by joined_at desc, member_id desc limit $2 offset $3
) p
join users u on u.id = p.member_id
join team_figures f on f.user_id = p.member_id
order by p.joined_at desc, p.member_id desc`

const PAGES = { direct: page('depth = 1'), indirect: page('depth > 1') } as const

interface MemberRow {
  id: string
  nickname: string
  email: string | null
  phone: string | null
  level: string
  created_at: string
  effective: boolean
  members: number
  depth: number
}

/** How others see a user's contact. */
export const maskedContact = ({ email, phone }: Pick<MemberRow, 'email' | 'phone'>): string =>
  email === null ? maskPhone(phone ?? '') : maskEmail(email)

/** One page of the own team, newest first: those whom the user invited, or all further down. */
export const teamMembers = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  { kind, pageNum = 1, pageSize = 20 }: RequestOf<'team.subUsers'>,
): Promise<ResponseOf<'team.subUsers'>> => {
  const [[totals], rows] = await Promise.all([
    db.query<{ direct: number; indirect: number }>('team.totals', TOTAL, [userId]),
    db.query<MemberRow>(`team.members.${kind}`, PAGES[kind], [userId, pageSize, (pageNum - 1) * pageSize]),
  ])
  const total = totals?.[kind] ?? 0
  const list = rows.map((row) => ({
    id: stableId('member', userId, row.id),
    nickname: row.nickname,
    contact: maskedContact(row),
    registeredAt: Number(row.created_at),
    level: levelCode(row.level),
    effective: row.effective,
    teamSize: row.members,
    depth: row.depth,
  }))
  return { list, pages: Math.ceil(total / pageSize), total }
}
