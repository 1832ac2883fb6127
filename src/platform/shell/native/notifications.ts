import { LocalNotifications } from './plugins'

/** Something to be told at a time, whether the app runs then or not. */
export interface Notice {
  readonly title: string
  readonly body: string
  /** When (ms of this phone's clock). */
  readonly at: number
  /** Route that a tap opens. */
  readonly link: string
}

/** iOS keeps 64 that wait; the earliest ones matter most. */
const MOST = 32

/** Asks for the permission unless the user has decided. @returns whether notifications may be shown */
export const mayNotify = async (): Promise<boolean> => {
  try {
    const { display } = await LocalNotifications.checkPermissions()
    if (!display.startsWith('prompt')) return display === 'granted'
    return (await LocalNotifications.requestPermissions()).display === 'granted'
  } catch {
    return false
  }
}

/** Whether the user has allowed them; never asks. */
export const isAllowed = (): Promise<boolean> =>
  LocalNotifications.checkPermissions().then(
    ({ display }) => display === 'granted',
    () => false,
  )

/** Lets the phone show these, in place of those that waited. */
export const planNotices = async (notices: readonly Notice[]): Promise<void> => {
  await forgetNotices()
  const first = [...notices].sort((a, b) => a.at - b.at).slice(0, MOST)
  if (first.length === 0) return
  const notifications = first.map(({ title, body, at, link }, index) => ({
    id: index + 1,
    title,
    body,
    schedule: { at: new Date(at), allowWhileIdle: true },
    extra: { link },
  }))
  await LocalNotifications.schedule({ notifications })
}

/** Takes back what waits and what was shown: the app itself tells it now. */
export const forgetNotices = async (): Promise<void> => {
  const { notifications } = await LocalNotifications.getPending()
  if (notifications.length > 0)
    await LocalNotifications.cancel({ notifications: notifications.map(({ id }) => ({ id })) })
  await LocalNotifications.removeAllDeliveredNotifications()
}

/** Calls `handler` with the route of a notification that was tapped. */
export const onNoticeTap = (handler: (link: string) => void): void =>
  void LocalNotifications.addListener('localNotificationActionPerformed', ({ notification }) => {
    const { link } = (notification.extra ?? {}) as { link?: unknown }
    if (typeof link === 'string') handler(link)
  })
