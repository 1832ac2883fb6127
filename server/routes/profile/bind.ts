import { route } from '../../http/route'
import { bindContact } from '../../profile/bindContact'
import { nameInviter } from '../../profile/bindInviter'
import { bindingsOf } from '../../profile/bindings'
import { bindWallet } from '../../profile/bindWallet'

export default route('user.bind', async ({ ctx, body, origin, session: { userId } }) => {
  const { kind } = body
  if (kind === 'email' || kind === 'phone') await bindContact(ctx, { userId, origin }, kind, body)
  if (kind === 'wallet') await bindWallet(ctx, { userId, origin }, body)
  if (kind === 'inviter') await nameInviter(ctx, userId, body.inviteCode ?? '')
  return bindingsOf(ctx.db, userId, ctx.clock.now())
})
