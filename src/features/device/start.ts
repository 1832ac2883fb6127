import { go, relaunchLogin } from '@/features/shell/navigate'
import { inviteOfQuery } from '@core/domain'
import { storedLanguage } from '@/i18n'
import {
  appRoutes,
  dressBars,
  firstContent,
  hideSplash,
  onLink,
  onNoticeTap,
  uncoverApp,
} from '@/platform/shell/native'
import { keepInvite } from '@/stores/invite'
import { watchBack } from './back'
import { routeOfLink } from './links'
import { watchLock } from './lock'
import { watchOrders } from './orders'
import { restoreSession } from './session'

/** Links wait for the first screen: a router that is still starting would lose them. */
const followLinks = (ready: Promise<void>): void => {
  const open = (link: string): void => {
    const route = routeOfLink(link, appRoutes())
    if (!route) return
    const [, code] = /[?&]code=([^&]*)/.exec(route) ?? []
    if (inviteOfQuery({ code })) keepInvite({ code })
    void ready.then(() => go(route))
  }
  onLink(open)
  onNoticeTap((route) => open(`limelight:/${route}`))
}

/** Starts what only a shell has. Called once, when the app starts; it is covered until this is done. */
export const startDevice = async (): Promise<void> => {
  dressBars()
  watchBack()
  const ready = begin()
  followLinks(ready)
  await ready
  watchLock()
  watchOrders()
}

/** Splash and cover go when there is something to see, and somebody who may see it; the splash hides no question. */
const begin = async (): Promise<void> => {
  const content = firstContent()
  void content.then(hideSplash)
  // The lock speaks before any screen does.
  await storedLanguage()
  const signedIn = await restoreSession()
  await content
  if (!signedIn) relaunchLogin()
  uncoverApp()
  hideSplash()
}
