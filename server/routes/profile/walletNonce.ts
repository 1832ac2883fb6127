import { AppError } from '../../http/errors'
import { route } from '../../http/route'
import { newWalletMessage } from '../../profile/walletMessage'
import { userById } from '../../services/users'

export default route('ext.walletNonce', async ({ ctx, body, session }) => {
  const { address, domain, purpose } = body
  if (purpose === 'signIn') {
    return newWalletMessage(ctx, { address, domain, purpose: { kind: purpose }, userId: null })
  }
  if (!session) throw new AppError('LOGIN_REQUIRED')
  const { uid } = await userById(ctx.db, session.userId)
  return newWalletMessage(ctx, { address, domain, purpose: { kind: purpose, uid }, userId: session.userId })
})
