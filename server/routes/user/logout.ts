import { route } from '../../http/route'
import { endSession } from '../../services/sessions'

export default route('user.logout', async ({ ctx, session }) => {
  await endSession(ctx, session)
  return {}
})
