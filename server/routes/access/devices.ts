import { devicesOf, signOutDevices } from '../../access/devices'
import { eventsOf } from '../../access/events'
import { route } from '../../http/route'

const list = route('ext.devices', ({ ctx, session }) => devicesOf(ctx, session))

const signOut = route('ext.signOutDevices', async ({ ctx, body, origin, session }) => ({
  ended: await signOutDevices(ctx, { session, origin }, body.id),
}))

const events = route('ext.accountEvents', ({ ctx, body, session }) => {
  const { pageNum = 1, pageSize = 20 } = body
  return eventsOf(ctx, session.userId, { pageNum, pageSize })
})

export const deviceRoutes = [list, signOut, events] as const
