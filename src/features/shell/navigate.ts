import Taro from '@tarojs/taro'
import { PAGE_TRANSITION } from '@core/domain'
import { openTicket, type TicketWish } from '@/stores/ticket'

/** The four tab routes: the product's first reading. */
export const TAB_PAGES = [
  '/pages/home/index',
  '/pages/mark/index',
  '/pages/cookie/index',
  '/pages/asset/index',
] as const
export type TabPage = (typeof TAB_PAGES)[number]

const isTab = (url: string): boolean => TAB_PAGES.some((page) => url.split('?')[0] === page)
const ignore = (): void => undefined

/** A page that never reports must not block the tabs for ever. */
const ARRIVAL_MS = 3_000

const tabs = {
  wanted: null as TabPage | null,
  /** Where the running switch goes; null while none runs. */
  target: null as TabPage | null,
  timer: null as ReturnType<typeof setTimeout> | null,
}

/**
 * Switches tabs one at a time: while one page is still on its way, only the last tap counts. Two switches at once would
 * leave two pages on screen.
 */
export const goTab = (url: TabPage): void => {
  tabs.wanted = url
  if (tabs.target) return
  tabs.target = url
  endSwitchAfter(ARRIVAL_MS)
  Taro.switchTab({ url }).catch(ignore)
}

/** A tab page tells that it is on screen now; its fade and the router's own steps still run. */
export const tabArrived = (page: TabPage): void => {
  if (tabs.target === page) endSwitchAfter(PAGE_TRANSITION)
}

const endSwitchAfter = (ms: number): void => {
  if (tabs.timer) clearTimeout(tabs.timer)
  tabs.timer = setTimeout(endSwitch, ms)
}

const endSwitch = (): void => {
  const { wanted, target } = tabs
  tabs.wanted = tabs.target = tabs.timer = null
  if (wanted && wanted !== target) goTab(wanted)
}

/** Opens a page, or switches to it when it is a tab. */
export const go = (url: string): void => {
  if (isTab(url)) goTab(url as TabPage)
  else Taro.navigateTo({ url }).catch(ignore)
}

export const replace = (url: string): void => {
  if (isTab(url)) goTab(url as TabPage)
  else Taro.redirectTo({ url }).catch(ignore)
}

/** One page back; home when there is none, as after a reload. */
export const goBack = (): void => {
  if (Taro.getCurrentPages().length > 1) Taro.navigateBack({ delta: 1 }).catch(ignore)
  else goTab('/pages/home/index')
}

/** One page back when something is done; where that is seen when there is none. */
export const goBackOr = (url: string): void => {
  if (Taro.getCurrentPages().length > 1) goBack()
  else replace(url)
}

const TICKET_PAGE = 'pages/contract/index'

/**
 * Shows the ticket with what was chosen. A ticket that waits below this page is gone back to, so that going to and fro
 * between chart and ticket never fills the stack of pages.
 */
export const goTicket = (wish: TicketWish): void => {
  openTicket(wish)
  const pages = Taro.getCurrentPages()
  const below = pages.findIndex((page) => page.route?.replace(/^\//, '').split('?')[0] === TICKET_PAGE)
  const delta = pages.length - 1 - below
  if (below < 0) go(`/${TICKET_PAGE}?tradeId=${wish.tradeId}`)
  else if (delta > 0) Taro.navigateBack({ delta }).catch(ignore)
}

/** The login screen; afterwards the user comes back to this page. */
export const goLogin = (): void => go('/pages/login/index')

export const relaunchLogin = (): void => {
  Taro.reLaunch({ url: '/pages/login/index' }).catch(ignore)
}
