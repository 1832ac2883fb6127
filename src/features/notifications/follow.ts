import { LIVE, SUB } from '@core/contract/live'
import { call, onLiveMessage, subscribe } from '@/api'
import { liveStatus } from '@/stores/live'
import { session } from '@/stores/session'
import { showToast } from '@/stores/toasts'
import { forgetUnread, takeUnread } from '@/stores/unread'
import { isShownThere, lineOf } from './line'

/** So many are read to see what is new. */
const LOOK = 10

let running: Promise<void> | null = null
let again = false

const look = async (tell: boolean): Promise<void> => {
  const { token } = session.getState()
  if (!token) return
  const page = await call('ext.notifications', { pageSize: LOOK })
  if (session.getState().token !== token) return
  const [newest] = takeUnread(page).filter((item) => !isShownThere(item))
  if (tell && newest) showToast('news', lineOf(newest))
}

/** Reads once more when something came meanwhile; what fails is read with the next word from the server. */
const refresh = (tell: boolean): void => {
  if (running) {
    again = again || tell
    return
  }
  running = look(tell)
    .catch(() => undefined)
    .finally(() => {
      running = null
      const repeat = again
      again = false
      if (repeat) refresh(true)
    })
}

/** Keeps the unread count of whoever is logged in, for as long as the app runs, and says what arrives. Called once. */
export const followNotifications = (): void => {
  let stop: (() => void) | null = null
  const begin = (): void => {
    stop?.()
    stop = session.getState().token ? subscribe({ type: SUB.records }) : null
    refresh(false)
  }
  session.subscribe((now, before) => {
    if (now.token === before.token) return
    forgetUnread()
    begin()
  })
  liveStatus.subscribe((now, before) => {
    if (now.connects !== before.connects && now.connects > 1) refresh(true)
  })
  onLiveMessage((message) => {
    if (message.code === LIVE.record && message.obj.kind === 'notification') refresh(true)
  })
  begin()
}
