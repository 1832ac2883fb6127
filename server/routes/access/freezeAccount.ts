import { freezeOwnAccount } from '../../access/freeze'
import { route } from '../../http/route'

export default route('ext.freezeAccount', async ({ ctx, body, origin, session: { userId } }) => {
  await freezeOwnAccount(ctx, { userId, origin }, body.password)
  return {}
})
