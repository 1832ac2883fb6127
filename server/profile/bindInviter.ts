import type { Context } from '../context'
import { AppError } from '../http/errors'
import { lockUser } from '../services/lockUser'
import { userById } from '../services/users'
import { bindInviter } from '../team/join'
import { inviterDeadline } from './bindings'

/**
 * Names who invited a user who forgot to say so when registering: once, within 7 days.
 * @throws AppError INVITE_CODE_REQUIRED, INVITER_TOO_LATE and those of the team
 */
export const nameInviter = async (ctx: Context, userId: string, inviteCode: string): Promise<void> => {
  if (!inviteCode.trim()) throw new AppError('INVITE_CODE_REQUIRED')
  const late = ctx.clock.now() >= inviterDeadline(await userById(ctx.db, userId))
  await ctx.db.tx(async (t) => {
    const { inviter_id: inviterId } = await userById(t, userId)
    if (late && inviterId === null) throw new AppError('INVITER_TOO_LATE')
    await bindInviter(ctx, t, userId, inviteCode)
    await lockUser(t, userId)
  })
}
