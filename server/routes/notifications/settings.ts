import { route } from '../../http/route'
import { changeSwitches, switchesOf } from '../../services/notifications/settings'

export default route('ext.notificationSettings', async ({ ctx, method, body, session: { userId } }) => {
  const changes = method === 'POST' ? (body.changes ?? []) : []
  if (changes.length > 0) await changeSwitches(ctx.db, userId, changes)
  return { list: await switchesOf(ctx.db, userId) }
})
