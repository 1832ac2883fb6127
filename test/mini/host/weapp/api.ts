import type { CanvasNode, Host, Opening } from '../types'
import { asynchronous, type Options } from './calls'
import { networkOf } from './network'
import { privacyOf } from './privacy'
import { createSelectorQuery } from './query'

const STATUS_BAR = 47
const MENU = { top: 51, right: 383, bottom: 83, left: 296, width: 87, height: 32 }

type Named = Record<string, unknown>
type Listener = (news: unknown) => void

const routes = (host: Host): Named => {
  const opening = (how: Opening) =>
    asynchronous(host, how, ({ url }) => {
      host.open(how, String(url))
      return {}
    })
  return {
    navigateTo: opening('navigateTo'),
    redirectTo: opening('redirectTo'),
    switchTab: opening('switchTab'),
    reLaunch: opening('reLaunch'),
    navigateBack: asynchronous(host, 'navigateBack', ({ delta = 1 }) => {
      host.back(Number(delta))
      return {}
    }),
  }
}

const storage = ({ storage: kept, parse }: Host): Named => ({
  getStorageSync: (key: string) => {
    const json = kept.get(key)
    return json === undefined ? '' : parse(json)
  },
  setStorageSync: (key: string, value: unknown) => void kept.set(key, JSON.stringify(value)),
  removeStorageSync: (key: string) => void kept.delete(key),
  getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 0, limitSize: 10_240 }),
})

const windowInfo = ({ device }: Host) => ({
  windowWidth: device.window.width,
  windowHeight: device.window.height,
  screenWidth: device.window.width,
  screenHeight: device.window.height,
  pixelRatio: 3,
  statusBarHeight: STATUS_BAR,
  safeArea: {
    ...{ left: 0, right: device.window.width, top: STATUS_BAR, bottom: device.window.height - 34 },
    ...{ width: device.window.width, height: device.window.height - STATUS_BAR - 34 },
  },
})

const system = (host: Host): Named => ({
  getSystemInfoSync: () => ({
    ...windowInfo(host),
    ...{ brand: 'iPhone', model: 'iPhone 12', system: 'iOS 16.0', platform: 'ios', language: 'en' },
    ...{ version: '8.0.50', SDKVersion: '3.6.0', theme: 'dark' },
  }),
  getWindowInfo: () => windowInfo(host),
  getMenuButtonBoundingClientRect: () => MENU,
  getNetworkType: asynchronous(host, 'getNetworkType', () => ({ networkType: host.device.networkType })),
  getUpdateManager: () => ({
    onUpdateReady: () => undefined,
    onCheckForUpdate: () => undefined,
    onUpdateFailed: () => undefined,
    applyUpdate: () => undefined,
  }),
  getLaunchOptionsSync: () => ({ path: '', query: {}, scene: 1001 }),
  env: { USER_DATA_PATH: 'http://usr' },
  cloud: {},
})

const LISTENED = [
  'NetworkStatusChange',
  'WindowResize',
  'KeyboardHeightChange',
  'MemoryWarning',
  'AppShow',
  'AppHide',
]

const news = ({ listeners }: Host): Named =>
  Object.fromEntries(
    LISTENED.flatMap((name) => {
      const set = listeners.get(`on${name}`) ?? new Set<Listener>()
      listeners.set(`on${name}`, set)
      const on = (listener: Listener): void => void set.add(listener)
      const off = (listener?: Listener): void => (listener ? void set.delete(listener) : set.clear())
      return [
        [`on${name}`, on],
        [`off${name}`, off],
      ]
    }),
  )

/** Asks the person once; what they refused is refused until they allow it in the client's settings. */
const album = (host: Host): Named => {
  const { device } = host
  return {
    canvasToTempFilePath: asynchronous(host, 'canvasToTempFilePath', ({ canvas }) => ({
      tempFilePath: host.fileOf(canvas as CanvasNode),
    })),
    saveImageToPhotosAlbum: asynchronous(host, 'saveImageToPhotosAlbum', ({ filePath }) => {
      if (device.album === 'refusedOnce') throw new Error('auth deny')
      device.saved.push(String(filePath))
      return {}
    }),
    openSetting: asynchronous(host, 'openSetting', () => {
      if (device.allowsInSettings) device.album = 'allowed'
      return { authSetting: { 'scope.writePhotosAlbum': device.album === 'allowed' } }
    }),
  }
}

const person = (host: Host): Named => {
  const { device } = host
  const quiet = (name: string) => asynchronous(host, name, () => ({}))
  return {
    setClipboardData: asynchronous(host, 'setClipboardData', ({ data }) => {
      device.clipboard = String(data)
      return {}
    }),
    chooseImage: asynchronous(host, 'chooseImage', () => {
      if (device.picture === null) throw new Error('cancel')
      return { tempFilePaths: [device.picture], tempFiles: [{ path: device.picture, size: 1024 }] }
    }),
    getImageInfo: asynchronous(host, 'getImageInfo', ({ src }) => ({ path: src, width: 800, height: 600 })),
    scanCode: asynchronous(host, 'scanCode', () => {
      if (device.scanned === null) throw new Error('cancel')
      return { result: device.scanned, scanType: 'QR_CODE' }
    }),
    ...Object.fromEntries(
      ['pageScrollTo', 'stopPullDownRefresh', 'vibrateShort', 'hideKeyboard', 'setKeepScreenOn'].map(
        (name) => [name, quiet(name)],
      ),
    ),
  }
}

/** What the app uses of `wx`; everything else is unknown to it and to its tests. */
export const apiOf = (host: Host): Named => {
  const personal = { ...album(host), ...person(host) }
  const api: Named = {
    ...routes(host),
    ...storage(host),
    ...system(host),
    ...news(host),
    ...personal,
    ...privacyOf(host, personal),
    ...networkOf(host),
    createSelectorQuery: createSelectorQuery(host),
    nextTick: (work: () => void) => host.later(work),
  }
  return { ...api, canIUse: (name: string) => (name.split('.')[0] ?? '') in api }
}

export type { Options }
