import { route } from '../../http/route'
import { removeAddress } from '../../services/addresses'

export default route('ext.removeAddress', async ({ ctx, body, session }) => {
  await removeAddress(ctx, session.userId, body.id)
  return {}
})
