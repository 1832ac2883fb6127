import Taro from '@tarojs/taro'
import { afterSheets } from '@/platform/back'
import { openTicket, type TicketWish } from '@/stores/ticket'
import { goTab, HOME, isTab, pathOf, type TabPage } from './tabs'
import { ticketWishOf, TICKET_PAGE } from './ticketLink'

export { goTab, tabArrived, TAB_PAGES, type TabPage } from './tabs'

const ignore = (): void => undefined
const pages = () => Taro.getCurrentPages()

/** A tab switch carries no query: what the ticket is to open with waits in its store. */
const switchTo = (url: string): void => {
  const wish = ticketWishOf(url)
  if (wish) openTicket(wish)
  goTab(pathOf(url) as TabPage)
}

/** Path of the page on screen; '' while the app starts. */
const path = (): string => {
  const { route } = pages().slice(-1)[0] ?? {}
  return route ? pathOf(route) : ''
}

/** Address of the page on screen. */
const here = (): string => path() + queryOf(Taro.getCurrentInstance().router?.params)

/**
 * Opens a page, or switches to it when it is a tab. A page is not put on top of itself: it takes its own place. With other
 * parameters it is another screen.
 */
export const go = (url: string): void => {
  if (here() === url) return replace(url)
  afterSheets(() => {
    if (isTab(url)) switchTo(url)
    else Taro.navigateTo({ url }).catch(ignore)
  })
}

export const replace = (url: string): void =>
  afterSheets(() => {
    if (isTab(url)) switchTo(url)
    else Taro.redirectTo({ url }).catch(ignore)
  })

const back = (delta: number): void => afterSheets(() => void Taro.navigateBack({ delta }).catch(ignore))

/** One page back; home when there is none, as after a reload. */
export const goBack = (): void => {
  if (pages().length > 1) back(1)
  else replace(HOME)
}

/** Back to a page that lies right below this one; else it takes this one's place. */
export const goBackTo = (url: string): void => {
  const [below] = pages().slice(-2, -1)
  if (below && pathOf(below.route ?? '') === pathOf(url)) back(1)
  else replace(url)
}

/** One page back when something is done; where that is seen when there is none. */
export const goBackOr = (url: string): void => {
  if (pages().length > 1) goBack()
  else replace(url)
}

/**
 * Shows the ticket with what was chosen. A ticket that waits below this page is gone back to, so that going to and fro
 * between chart and ticket never fills the stack of pages.
 */
export const goTicket = (wish: TicketWish): void => {
  openTicket(wish)
  if (isTab(TICKET_PAGE)) return afterSheets(() => goTab(TICKET_PAGE))
  const stack = pages()
  const below = stack.findIndex((page) => pathOf(page.route ?? '') === TICKET_PAGE)
  const delta = stack.length - 1 - below
  if (below < 0) go(`${TICKET_PAGE}?tradeId=${wish.tradeId}`)
  else if (delta > 0) back(delta)
}

const LOGIN = '/pages/login/index'
/** Screens that lead to a session, and to which nobody wants to come back with one. */
const ENTRANCES = [LOGIN, '/pages/login/forgetPwd', '/pages/reg']

/** Where the user was when the login expired. */
let interrupted: string | null = null

/** The login screen; afterwards the user comes back to this page. */
export const goLogin = (): void => go(LOGIN)

const relaunch = (): void => afterSheets(() => void Taro.reLaunch({ url: LOGIN }).catch(ignore))

/** Logged out: the login screen, and nothing below it. */
export const relaunchLogin = (): void => {
  interrupted = null
  relaunch()
}

/** The login has expired: the login screen, from which the user comes back to this page. */
export const interruptByLogin = (): void => {
  interrupted = ENTRANCES.includes(path()) ? null : here()
  // Who is there already keeps what they have typed.
  if (path() !== LOGIN) relaunch()
}

/** Logged in: back to where the user came from, or was interrupted; else Home. */
export const goAfterLogin = (): void => {
  const place = interrupted
  interrupted = null
  if (place) replace(place)
  else goBack()
}

/** The page's parameters as they were in its address; the router adds a stamp of its own. */
const queryOf = (options: Readonly<Record<string, unknown>> = {}): string => {
  const { $taroTimestamp: _own, stamp: _stamp, ...params } = options
  const parts = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
