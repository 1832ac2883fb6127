import { route } from '../../http/route'
import { bindingsOf } from '../../profile/bindings'
import { unbindWallet } from '../../profile/bindWallet'

export default route('ext.unbindWallet', async ({ ctx, body, origin, session: { userId } }) => {
  await unbindWallet(ctx, { userId, origin }, body.loginPassword)
  return bindingsOf(ctx.db, userId, ctx.clock.now())
})
