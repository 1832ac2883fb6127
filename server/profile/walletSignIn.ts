import { checkAgreement } from '@core/domain'
import type { RequestOf } from '@core/contract/schemas'
import { beginSession, type Arrival, type Begun } from '../access/begin'
import type { Context } from '../context'
import { AppError, refuse } from '../http/errors'
import type { UserRow } from '../store/tables/people'
import { readSigned, useNonce } from './walletMessage'

const OWNER = 'select * from users where wallet = $1'

/**
 * Signs in with a bound wallet. A wallet that nobody has bound answers like a wrong signature, so that nobody finds out
 * which wallets belong to users.
 * @throws AppError AGREEMENT_REQUIRED, INVALID_SIGNATURE, ACCOUNT_FROZEN
 */
export const signInWithWallet = async (
  ctx: Context,
  request: RequestOf<'user.verifySignature'>,
  arrival: Arrival,
): Promise<Begun> => {
  refuse(checkAgreement(request.agreement))
  const signed = await readSigned(ctx, request, { kind: 'signIn' })
  const user = await ctx.db.tx(async (t) => {
    await useNonce(ctx, t, signed.nonce, null)
    const [owner] = await t.query<UserRow>('wallet.owner', OWNER, [signed.address])
    return owner
  })
  if (!user) throw new AppError('INVALID_SIGNATURE')
  return beginSession(ctx, user, arrival)
}
