import { checkNickname, plainNickname } from '@core/domain'
import type { Context } from '../context'
import { refuse } from '../http/errors'
import { lockUser } from '../services/lockUser'
import { infoOf, userById, type UserInfo } from '../services/users'

const SAVE = 'update users set nickname = $2 where id = $1'

/** @throws AppError NICKNAME_REQUIRED, NICKNAME_INVALID, ACCOUNT_FROZEN */
export const editName = async (ctx: Context, userId: string, typed: string): Promise<UserInfo> => {
  refuse(checkNickname(typed))
  return ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    await t.query('profile.nickname', SAVE, [userId, plainNickname(typed)])
    return infoOf(ctx, await userById(t, userId))
  })
}
