import { route } from '../../http/route'
import { notificationsOf } from '../../services/notifications/read'

export default route('ext.notifications', ({ ctx, body, session: { userId } }) =>
  notificationsOf(ctx.db, userId, body),
)
