import type { RequestOf } from '@core/contract/schemas'
import type { Context } from '../context'
import type { Origin } from '../http/route'
import { passLoginPassword } from './loginPassword'
import { saveTradePassword } from './saveTradePassword'
import { passTradePassword } from './tradePassword'
import type { UserInfo } from './users'

type Request = RequestOf<'profile.changeTradePassword'>

/**
 * Sets the trade password or changes it. Who does so knows the login password or the present trade password, and has
 * a code.
 * @throws AppError LOGIN_PASSWORD_WRONG, TRADE_PASSWORD_..., LOGIN_BACKOFF, and what `saveTradePassword` throws
 */
export const setTradePassword = (
  ctx: Context,
  owner: { userId: string; origin: Origin },
  request: Request,
): Promise<UserInfo> =>
  saveTradePassword(ctx, owner, { ...request, purpose: 'tradePassword' }, () =>
    passOwner(ctx, { userId: owner.userId, ip: owner.origin.ip }, request),
  )

const passOwner = (
  ctx: Context,
  giver: { userId: string; ip: string },
  { oldPassword, loginPassword = '' }: Request,
): Promise<unknown> =>
  oldPassword ? passTradePassword(ctx, giver, oldPassword) : passLoginPassword(ctx, giver, loginPassword)
