import { addAlert, alertsOf, removeAlert } from '../../alerts/manage'
import { route } from '../../http/route'

export default route('ext.alerts', async ({ ctx, method, body, session: { userId } }) => {
  if (method === 'POST' && body.add) await addAlert(ctx, userId, body.add)
  if (method === 'POST' && body.remove !== undefined) await removeAlert(ctx, userId, body.remove)
  return { list: await alertsOf(ctx.db, userId) }
})
