import Taro from '@tarojs/taro'
import { PAGE_TRANSITION } from '@core/domain'
import { keepEntry, leaveEntry } from '@/platform/back'
import { LAYOUTS, type TabPage } from './layouts'

export type { TabPage } from './layouts'

export const HOME = '/pages/home/index'

/** The tabs of this build, in their order. */
export const TAB_PAGES: readonly TabPage[] = LAYOUTS[TAB_LAYOUT]

/** Path of an address, without its query and with its first slash. */
export const pathOf = (url: string): string => `/${url.split('?')[0]?.replace(/^\//, '')}`

export const isTab = (url: string): boolean => TAB_PAGES.some((page) => page === pathOf(url))

/** A page that never reports must not block the tabs for ever. */
const ARRIVAL_MS = 3_000

const tabs = {
  wanted: null as TabPage | null,
  /** Where the running switch goes; null while none runs. */
  target: null as TabPage | null,
  timer: null as ReturnType<typeof setTimeout> | null,
  /** The browser's entry below the tab on screen is Home. */
  aboveHome: false,
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
  switchTo(url)
}

/** A tap on the tab bar of a page: the tab that is still on screen calls off the one that is on its way. */
export const tapTab = (url: TabPage, current: TabPage): void => {
  if (url !== current || tabs.target) goTab(url)
}

/**
 * A switch replaces the browser's entry, so that the way back would leave the app. Home stays below the other tabs
 * instead, once, and is gone back to rather than put on top of itself.
 */
const switchTo = (url: TabPage): void => {
  const at = pathOf(Taro.getCurrentPages().slice(-1)[0]?.route ?? '')
  if (url === HOME && isTab(at) && tabs.aboveHome) {
    tabs.aboveHome = false
    return leaveEntry()
  }
  if (at === HOME && url !== HOME) tabs.aboveHome = keepEntry()
  else if (url === HOME || !isTab(at)) tabs.aboveHome = false
  Taro.switchTab({ url }).catch(() => undefined)
}

/** A tab page tells that it is on screen now; its fade and the router's own steps still run. */
export const tabArrived = (page: TabPage): void => {
  if (page === HOME) tabs.aboveHome = false
  if (tabs.target === page) endSwitchAfter(PAGE_TRANSITION)
}

/** The page on its way will not come: the next tap counts at once. */
export const forgetSwitch = (): void => {
  if (tabs.timer) clearTimeout(tabs.timer)
  tabs.wanted = tabs.target = tabs.timer = null
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
