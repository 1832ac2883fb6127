import type * as Clipboard from '@/platform/clipboard'
import type * as Location from '@/platform/location'
import type * as Network from '@/platform/network'
import type * as Picture from '@/platform/picture'
import type * as Scan from '@/platform/scan'
import { loadMini, loadWeb } from './target'

type Done = (result: object) => void
interface Call {
  readonly success: Done
  readonly fail: Done
}

/** A call of the client that ends with this. */
const ends = (outcome: { readonly ok: object } | { readonly no: object }) => (call: Call) =>
  'ok' in outcome ? call.success({ ...outcome.ok }) : call.fail({ ...outcome.no })

const MINI = ['weapp', 'alipay'] as const

describe('the clipboard', () => {
  it.each([
    ['weapp', 'setClipboardData', 'data'],
    ['alipay', 'setClipboard', 'text'],
  ] as const)('of %s takes a text', async (target, api, field) => {
    const taken: unknown[] = []
    const set = (call: Call & Record<string, unknown>): void => {
      taken.push(call[field])
      call.success({})
    }
    const { copyText } = loadMini<typeof Clipboard>(target, 'clipboard', {
      [api]: set,
      setClipboardData: set,
    })
    expect(await copyText('LM7Q2K')).toBe(true)
    expect(taken).toEqual(['LM7Q2K'])
  })

  it.each(MINI)('of %s may refuse, which is said', async (target) => {
    const refuse = ends({ no: { errMsg: 'setClipboardData:fail privacy permission is not authorized' } })
    const client = { setClipboardData: refuse, setClipboard: refuse }
    expect(await loadMini<typeof Clipboard>(target, 'clipboard', client).copyText('x')).toBe(false)
  })
})

describe('the network', () => {
  it.each([
    ['weapp', { networkType: 'wifi' }, true],
    ['weapp', { networkType: '5g' }, true],
    ['weapp', { networkType: 'unknown' }, true],
    ['weapp', { networkType: 'none' }, false],
    ['alipay', { networkType: 'WIFI', networkAvailable: true }, true],
    ['alipay', { networkType: 'WWAN', networkAvailable: true }, true],
    ['alipay', { networkType: 'NOTREACHABLE', networkAvailable: false }, false],
    ['alipay', { networkType: 'NOTREACHABLE' }, false],
    ['alipay', { networkType: 'UNKNOWN', networkAvailable: false }, false],
  ] as const)('of %s: %j is %s', async (target, ok, online) => {
    const { isOnline } = loadMini<typeof Network>(target, 'network', { getNetworkType: ends({ ok }) })
    expect(await isOnline()).toBe(online)
  })

  it.each(MINI)('of %s that cannot be asked about is taken to be there', async (target) => {
    const { isOnline } = loadMini<typeof Network>(target, 'network', { getNetworkType: ends({ no: {} }) })
    expect(await isOnline()).toBe(true)
  })

  it.each(MINI)('of %s tells of its changes until it is told to stop', (target) => {
    const listeners = new Set<(status: object) => void>()
    const { onNetworkChange } = loadMini<typeof Network>(target, 'network', {
      onNetworkStatusChange: (listener: Done) => listeners.add(listener),
      offNetworkStatusChange: (listener: Done) => listeners.delete(listener),
    })
    const heard: boolean[] = []
    const stop = onNetworkChange((online) => heard.push(online))
    listeners.forEach((listener) => listener({ isConnected: false, networkType: 'none' }))
    listeners.forEach((listener) => listener({ isConnected: true, networkType: 'wifi' }))
    stop()
    listeners.forEach((listener) => listener({ isConnected: false, networkType: 'none' }))
    expect(heard).toEqual([false, true])
  })
})

describe('a scan', () => {
  it.each([
    ['weapp', 'scanCode', { result: 'bc1qxyz' }],
    ['alipay', 'scan', { code: 'bc1qxyz', qrCode: 'bc1qxyz' }],
  ] as const)('on %s brings the text', async (target, api, ok) => {
    const client = { scanCode: ends({ ok }), [api]: ends({ ok }) }
    expect(await loadMini<typeof Scan>(target, 'scan', client).scanItself()).toEqual({
      outcome: 'scanned',
      text: 'bc1qxyz',
    })
  })

  it.each([
    ['weapp', { errMsg: 'scanCode:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'scanCode:fail' }, 'failed'],
    ['alipay', { error: 10, errorMessage: '用户取消' }, 'cancelled'],
    ['alipay', { error: 11, errorMessage: '操作失败' }, 'failed'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const client = { scanCode: ends({ no }), scan: ends({ no }) }
    expect(await loadMini<typeof Scan>(target, 'scan', client).scanItself()).toEqual({ outcome })
  })
})

describe('the choice of a picture', () => {
  it.each([
    ['weapp', { tempFilePaths: ['tmp://1.jpg'], tempFiles: [{ path: 'tmp://1.jpg', size: 2048 }] }, 2048],
    ['alipay', { apFilePaths: ['tmp://1.jpg'] }, 0],
    ['alipay', { tempFilePaths: ['tmp://1.jpg'], tempFiles: [{ path: 'tmp://1.jpg', size: 9 }] }, 9],
  ] as const)('on %s gives path and size of %j', async (target, ok, bytes) => {
    const { choosePicture } = loadMini<typeof Picture>(target, 'picture', { chooseImage: ends({ ok }) })
    expect(await choosePicture()).toEqual({ outcome: 'picked', path: 'tmp://1.jpg', bytes })
  })

  it.each([
    ['weapp', { errMsg: 'chooseImage:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'chooseImage:fail auth deny' }, 'denied'],
    ['weapp', { errMsg: 'chooseImage:fail:system permission denied' }, 'denied'],
    ['weapp', { errMsg: 'chooseImage:fail privacy permission is not authorized' }, 'denied'],
    ['alipay', { error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    ['alipay', { error: 2001, errorMessage: '用户不允许授权' }, 'denied'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const { choosePicture } = loadMini<typeof Picture>(target, 'picture', { chooseImage: ends({ no }) })
    expect(await choosePicture()).toEqual({ outcome })
  })

  it.each(MINI)('on %s tells the size of what can be shown, and of nothing else', async (target) => {
    const ok = loadMini<typeof Picture>(target, 'picture', {
      getImageInfo: ends({ ok: { width: 640, height: 480, path: 'x' } }),
    })
    const no = loadMini<typeof Picture>(target, 'picture', { getImageInfo: ends({ no: {} }) })
    expect(await ok.pictureSize('x')).toEqual({ width: 640, height: 480 })
    expect(await no.pictureSize('x')).toBeNull()
  })
})

describe('a place', () => {
  const ok = { name: 'Bund', address: 'Shanghai', latitude: '31.24', longitude: '121.49' }

  it.each(MINI)('on %s is chosen on the client’s map, as numbers', async (target) => {
    const { chooseOnMap } = loadMini<typeof Location>(target, 'location', { chooseLocation: ends({ ok }) })
    expect(await chooseOnMap()).toEqual({
      outcome: 'chosen',
      place: { name: 'Bund', address: 'Shanghai', latitude: 31.24, longitude: 121.49 },
    })
  })

  it.each([
    ['weapp', { errMsg: 'chooseLocation:fail cancel' }, 'cancelled'],
    ['weapp', { errMsg: 'chooseLocation:fail auth deny' }, 'denied'],
    ['alipay', { error: 11, errorMessage: '用户取消操作' }, 'cancelled'],
    ['alipay', { error: 2001, errorMessage: '用户不允许授权' }, 'denied'],
  ] as const)('on %s that ends with %j is %s', async (target, no, outcome) => {
    const { chooseOnMap } = loadMini<typeof Location>(target, 'location', { chooseLocation: ends({ no }) })
    expect(await chooseOnMap()).toEqual({ outcome })
  })

  it.each([
    [{ code: 1, PERMISSION_DENIED: 1 }, 'denied'],
    [{ code: 2, PERMISSION_DENIED: 1 }, 'unavailable'],
    [{ code: 3, PERMISSION_DENIED: 1 }, 'unavailable'],
  ])('of the device itself, on the web: %j is %s', async (error, outcome) => {
    const geolocation = { getCurrentPosition: (_: unknown, fail: (e: object) => void) => fail(error) }
    const { adapter } = loadWeb<typeof Location>('location', { navigator: { geolocation } })
    expect(await adapter.currentPosition()).toEqual({ outcome })
  })
})
