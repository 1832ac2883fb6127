import { call } from '@/api'
import { forgetNotices, isAllowed, mayNotify, onActive, planNotices } from '@/platform/shell/native'
import { marketClock, marketNow } from '@/stores/clock'
import { orders } from '@/stores/orders'
import { session } from '@/stores/session'
import { noticesOf } from './notices'

const state = {
  active: true,
  /** Whether the user wants to hear of settled orders, as the server said last. */
  wanted: false,
}

const ignore = (): void => undefined

const readWish = async (): Promise<void> => {
  const { list } = await call('ext.notificationSettings', {})
  state.wanted = list.some(({ kind, on }) => kind === 'orderSettled' && on)
}

const openOrders = () => Object.values(orders.getState().open ?? {})

/** The first order is what notifications are good for: who wants to hear of it is asked now, and only once by the phone. */
const prepare = async (): Promise<void> => {
  await readWish()
  if (state.wanted && state.active) await mayNotify()
}

const plan = async (): Promise<void> => {
  const open = openOrders()
  if (open.length === 0 || !session.getState().token || !(await isAllowed())) return
  await readWish().catch(ignore)
  if (!state.wanted || state.active) return
  const { speed } = marketClock.getState()
  await planNotices(noticesOf(open, { market: marketNow(), speed, phone: Date.now() }))
}

/**
 * While the app is away its connection is closed, and the phone may stop it altogether: what is known to settle meanwhile
 * is left with the phone to tell, and taken back when the app returns.
 */
export const watchOrders = (): void => {
  orders.subscribe((_now, before) => {
    const had = Object.keys(before.open ?? {}).length
    if (had === 0 && openOrders().length > 0) prepare().catch(ignore)
  })
  onActive((active) => {
    state.active = active
    const work = active ? forgetNotices() : plan()
    work.catch(ignore)
  })
}
