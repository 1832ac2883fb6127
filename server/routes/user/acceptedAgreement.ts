import { route } from '../../http/route'
import { acceptVersion, agreementsOf } from '../../services/agreement'

export default route('user.acceptedAgreement', async ({ ctx, method, body, session: { userId } }) => {
  if (method === 'POST') await acceptVersion(ctx, userId, body.version)
  return agreementsOf(ctx, userId)
})
