import type { CanvasNode, Host } from '../types'
import { asynchronous, Refusal } from './calls'

type Named = Record<string, unknown>

/** Alipay's numbers: refused by the person; given up by the person, and by the scanner. */
const REFUSED = 2001
const CANCELLED = 11
const SCAN_CANCELLED = 10

/** Asks the person once; what they refused is refused until they allow it in the client's settings. */
const album = (host: Host): Named => {
  const { device } = host
  return {
    canvasToTempFilePath: asynchronous(host, ({ canvas }) => ({
      tempFilePath: host.fileOf(canvas as CanvasNode),
    })),
    saveImageToPhotosAlbum: asynchronous(host, ({ filePath }) => {
      if (device.album === 'refusedOnce') throw new Refusal(REFUSED, '用户不允许授权')
      device.saved.push(String(filePath))
      return {}
    }),
    openSetting: asynchronous(host, () => {
      if (device.allowsInSettings) device.album = 'allowed'
      return { authSetting: { album: device.album === 'allowed' } }
    }),
  }
}

/** What needs the person who holds the phone. */
export const personOf = (host: Host): Named => {
  const { device } = host
  return {
    ...album(host),
    setClipboard: asynchronous(host, ({ text }) => {
      device.clipboard = String(text)
      return {}
    }),
    chooseImage: asynchronous(host, () => {
      if (device.picture === null) throw new Refusal(CANCELLED, '用户取消操作')
      return { apFilePaths: [device.picture], tempFiles: [{ path: device.picture, size: 1024 }] }
    }),
    getImageInfo: asynchronous(host, ({ src }) => ({ path: src, width: 800, height: 600 })),
    scan: asynchronous(host, () => {
      if (device.scanned === null) throw new Refusal(SCAN_CANCELLED, '用户取消操作')
      return { code: device.scanned, qrCode: device.scanned, codeType: 'QR' }
    }),
    chooseLocation: asynchronous(host, () => {
      throw new Refusal(CANCELLED, '用户取消操作')
    }),
    openLocation: asynchronous(host, () => ({})),
    pageScrollTo: asynchronous(host, () => ({})),
  }
}
