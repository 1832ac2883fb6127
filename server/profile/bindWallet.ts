import { bindText } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { writeEvent } from '../access/events'
import { dropSecondSteps } from '../access/owedStep'
import { tellByMail } from '../access/tell'
import type { Owner } from '../access/twoStep'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import { consumeCode, verifyCode } from '../services/codes'
import { ownContact } from '../services/contacts'
import { lockUser } from '../services/lockUser'
import { passLoginPassword } from '../services/loginPassword'
import { userById } from '../services/users'
import { errorCode } from '../errorCode'
import { readSigned, useNonce } from './walletMessage'

type Request = RequestOf<'user.bind'>

/** Only one wallet at a time: who has one unbinds it first. */
const BIND = 'update users set wallet = $2 where id = $1 and wallet is null returning id'
const UNBIND = 'update users set wallet = null where id = $1 and wallet is not null returning id'
const UNIQUE_VIOLATION = '23505'

/**
 * Lets a wallet sign in to this account. The wallet signs that it is meant to; a code to an own contact shows that it is
 * the user who wants it.
 * @throws AppError INVALID_SIGNATURE, CODE_..., WALLET_BOUND, WALLET_TAKEN, ACCOUNT_FROZEN
 */
export const bindWallet = async (
  ctx: Context,
  { userId, origin }: Owner,
  request: Request,
): Promise<void> => {
  const user = await userById(ctx.db, userId)
  const signed = await readSigned(ctx, request, { kind: 'bind', uid: user.uid })
  const contact = ownContact(user, request.codeKind)
  const proof = { contact, purpose: 'bind', code: request.code ?? '' } as const
  await verifyCode(ctx, { ...proof, boundTo: bindText('wallet', { account: signed.address }) })
  try {
    await ctx.db.tx(async (t) => {
      await lockUser(t, userId)
      await consumeCode(ctx, t, proof)
      await useNonce(ctx, t, signed.nonce, userId)
      const bound = await t.query('wallet.bind', BIND, [userId, signed.address])
      if (bound.length === 0) throw new AppError('WALLET_BOUND')
      await writeEvent(ctx, t, { userId, kind: 'walletBound', origin })
      tellByMail(ctx, t, user, { news: 'walletBound', origin })
    })
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? new AppError('WALLET_TAKEN') : error
  }
  ctx.log.info({ userId }, 'a wallet was bound')
}

/**
 * From then on the wallet opens nothing, not even by a second step that is owed already.
 * @throws AppError LOGIN_PASSWORD_WRONG, LOGIN_BACKOFF, NO_WALLET_BOUND, ACCOUNT_FROZEN
 */
export const unbindWallet = async (
  ctx: Context,
  { userId, origin }: Owner,
  loginPassword: string,
): Promise<void> => {
  await passLoginPassword(ctx, { userId, ip: origin.ip }, loginPassword)
  await ctx.db.tx(async (t) => {
    await lockUser(t, userId)
    const unbound = await t.query('wallet.unbind', UNBIND, [userId])
    if (unbound.length === 0) throw new AppError('NO_WALLET_BOUND')
    await dropSecondSteps(t, userId)
    await writeEvent(ctx, t, { userId, kind: 'walletUnbound', origin })
    tellByMail(ctx, t, await userById(t, userId), { news: 'walletUnbound', origin })
  })
}
