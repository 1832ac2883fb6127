import { route } from '../../http/route'
import { infoOf, userById } from '../../services/users'

export default route('user.info', async ({ ctx, session }) =>
  infoOf(ctx, await userById(ctx.db, session.userId)),
)
