import { route } from '../../http/route'
import { markRead } from '../../services/notifications/mark'

export default route('ext.notificationsRead', async ({ ctx, body, session: { userId } }) => ({
  unread: await markRead(ctx, userId, body.all ? 'all' : (body.ids ?? [])),
}))
