import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import { currentAgreement } from './content'

const ACCEPT = `
insert into agreements (user_id, version, accepted_at) values ($1, $2, $3) on conflict (user_id, version) do nothing`

/** Notes that a user accepted the present agreement; the first time counts. */
export const acceptAgreement = async (ctx: Context, t: Queries, userId: string): Promise<void> => {
  await t.query('agreements.accept', ACCEPT, [userId, await currentAgreement(ctx), ctx.clock.now()])
}

/** The version in force and those a user accepted. */
export const agreementsOf = async (ctx: Context, userId: string) => {
  const rows = await ctx.db.kysely
    .selectFrom('agreements')
    .select(['version', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .execute()
  return {
    current: await currentAgreement(ctx),
    accepted: rows.map((row) => ({ version: row.version, acceptedAt: Number(row.accepted_at) })),
  }
}

/** Accepts the version in force. @throws AppError NOT_FOUND for another one */
export const acceptVersion = async (
  ctx: Context,
  userId: string,
  version: string | undefined,
): Promise<void> => {
  if (version !== (await currentAgreement(ctx))) throw new AppError('NOT_FOUND')
  await acceptAgreement(ctx, ctx.db, userId)
}
