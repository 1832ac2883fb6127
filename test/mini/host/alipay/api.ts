import type { Host, Opening } from '../types'
import { createSelectorQuery } from '../weapp/query'
import { asynchronous } from './calls'
import { networkOf } from './network'
import { personOf } from './person'
import { socketOf } from './socket'

type Named = Record<string, unknown>
type Listener = (news: unknown) => void

const STATUS_BAR = 47
const TITLE_BAR = 44
const MENU = { top: 51, right: 383, bottom: 83, left: 296, width: 87, height: 32 }

const routes = (host: Host): Named => {
  const opening = (how: Opening) =>
    asynchronous(host, ({ url }) => {
      host.open(how, String(url))
      return {}
    })
  return {
    navigateTo: opening('navigateTo'),
    redirectTo: opening('redirectTo'),
    switchTab: opening('switchTab'),
    reLaunch: opening('reLaunch'),
    navigateBack: asynchronous(host, ({ delta = 1 }) => {
      host.back(Number(delta))
      return {}
    }),
  }
}

/** Alipay takes objects and gives objects; what is not there is null. */
const storage = ({ storage: kept, parse }: Host): Named => ({
  getStorageSync: ({ key }: { readonly key: string }) => {
    const json = kept.get(key)
    return { data: json === undefined ? null : parse(json), success: true }
  },
  setStorageSync: ({ key, data }: { readonly key: string; readonly data: unknown }) => {
    kept.set(key, JSON.stringify(data))
    return { success: true }
  },
  removeStorageSync: ({ key }: { readonly key: string }) => {
    kept.delete(key)
    return { success: true }
  },
  getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 0, limitSize: 10_240, success: true }),
})

const system = (host: Host): Named => {
  const { device } = host
  const { width, height } = device.window
  return {
    getSystemInfoSync: () => ({
      ...{ windowWidth: width, windowHeight: height, screenWidth: width, screenHeight: height },
      ...{ pixelRatio: 3, statusBarHeight: STATUS_BAR, titleBarHeight: TITLE_BAR },
      ...{ app: 'alipay', brand: 'iPhone', model: 'iPhone13,2', system: '16.0', platform: 'iOS' },
      ...{ language: 'en', version: '10.5.80', fontSizeSetting: 16, storage: '128 GB' },
    }),
    getMenuButtonBoundingClientRect: () => MENU,
    getNetworkType: asynchronous(host, () => {
      const isThere = device.networkType === 'wifi'
      return { networkAvailable: isThere, networkType: isThere ? 'WIFI' : 'NOTREACHABLE' }
    }),
    getUpdateManager: () => ({
      onUpdateReady: () => undefined,
      onCheckForUpdate: () => undefined,
      onUpdateFailed: () => undefined,
      applyUpdate: () => undefined,
    }),
    createVideoContext: () => ({ play: () => undefined, pause: () => undefined, seek: () => undefined }),
    env: { USER_DATA_PATH: 'https://resource/user' },
    // Taro keeps its own here, and looks whether it is there already.
    taroEventCenter: undefined,
  }
}

const news = ({ listeners }: Host): Named => {
  const name = 'NetworkStatusChange'
  const set = listeners.get(`on${name}`) ?? new Set<Listener>()
  listeners.set(`on${name}`, set)
  return {
    [`on${name}`]: (listener: Listener): void => void set.add(listener),
    [`off${name}`]: (listener?: Listener): void => (listener ? void set.delete(listener) : set.clear()),
  }
}

/** What the app uses of `my`; everything else is unknown to it and to its tests. */
export const apiOf = (host: Host): Named => {
  const api: Named = {
    ...routes(host),
    ...storage(host),
    ...system(host),
    ...news(host),
    ...personOf(host),
    ...networkOf(host),
    ...socketOf(host),
    createSelectorQuery: createSelectorQuery(host),
  }
  return { ...api, canIUse: (name: string) => (name.split('.')[0] ?? '') in api }
}
