import Taro from '@tarojs/taro'
import type { CameraOutcome } from '@/platform/camera'
import type { Scanned } from './types'

export type { Scanned } from './types'

/** The client has a scanner of its own, with the choice of a picture. */
export const scansItself = true

/** WeChat says it in words, Alipay by a number. */
const isCancelled = (error: unknown): boolean => {
  const { errMsg, errorMessage, error: number } = (error ?? {}) as Record<string, unknown>
  return (
    number === 10 ||
    /cancel|取消/i.test([errMsg, errorMessage].filter((t) => typeof t === 'string').join(' '))
  )
}

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
