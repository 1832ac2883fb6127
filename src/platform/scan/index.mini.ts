import Taro from '@tarojs/taro'
import type { CameraOutcome } from '@/platform/camera'
import { messageOf, numberOf } from '@/platform/failure'
import type { Scanned } from './types'

export type { Scanned } from './types'

/** The client has a scanner of its own, with the choice of a picture. */
export const scansItself = true

/** WeChat says it in words, Alipay by a number. */
const isCancelled = (error: unknown): boolean =>
  numberOf(error) === 10 || /cancel|取消/i.test(messageOf(error))

export const scanItself = async (): Promise<Scanned> => {
  try {
    const { result } = await Taro.scanCode({ scanType: ['qrCode'] })
    return result ? { outcome: 'scanned', text: result } : { outcome: 'failed' }
  } catch (error) {
    return { outcome: isCancelled(error) ? 'cancelled' : 'failed' }
  }
}

export const scanCamera = (_hostId: string, _onText: (text: string) => void): Promise<CameraOutcome> =>
  Promise.resolve({ outcome: 'missing' })

export const scanPicture = (_path: string): Promise<string | null> => Promise.resolve(null)
