import { inviteLink, isInviteCode, plainInviteCode } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import { teamStatistics } from '../team/figures'
import { teamRates } from '../team/rates'
import type { Queries } from '../store/db'
import { userById } from './users'

const BY_CODE = 'select id from users where invite_code = $1'

/** The user whose invite code this is, in any case of letters; null when it is nobody's. */
export const inviterByCode = async (db: Pick<Queries, 'query'>, code: string): Promise<string | null> => {
  if (!isInviteCode(code)) return null
  const [found] = await db.query<{ id: string }>('users.byInviteCode', BY_CODE, [plainInviteCode(code)])
  return found?.id ?? null
}

/**
 * Where links lead: the public address, or in the demo the address under which it is being used. In production what a
 * client says about the host is not believed: a link without a public address is relative.
 */
export const siteOf = ({ config }: Pick<Context, 'config'>, { site }: Pick<Origin, 'site'>): string =>
  config.publicUrl ?? (config.profile === 'demo' ? (site ?? '') : '')

/** Code, link and counts of a user's invitation, and what it brings. */
export const inviteInfo = async (
  ctx: Context,
  userId: string,
  origin: Origin,
): Promise<ResponseOf<'user.inviteInfo'>> => {
  const [user, team, rates] = await Promise.all([
    userById(ctx.db, userId),
    teamStatistics(ctx, userId),
    teamRates(ctx),
  ])
  const { members, effectiveMembers, direct, effectiveDirect, newToday } = team
  return {
    code: user.invite_code,
    link: inviteLink(siteOf(ctx, origin), user.invite_code),
    nickname: user.nickname,
    ...{ members, effectiveMembers, direct, effectiveDirect, newToday },
    indirect: members - direct,
    rates: {
      ...{ direct: rates.direct, team: rates.team, global: rates.global, vestMinutes: rates.vestMinutes },
    },
  }
}
