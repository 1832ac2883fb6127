import Taro from '@tarojs/taro'

/** WeChat says `none`; Alipay says `NOTREACHABLE`, and it in a word of its own as well. */
const NONE = /^(none|notreachable)$/i

/** False only when the device knows that it has no network. */
export const isOnline = async (): Promise<boolean> => {
  try {
    const known = await Taro.getNetworkType()
    const { networkAvailable } = known as { networkAvailable?: boolean }
    return networkAvailable !== false && !NONE.test(known.networkType)
  } catch {
    return true
  }
}

/** @returns the way to stop watching */
export const onNetworkChange = (handler: (online: boolean) => void): (() => void) => {
  const changed = (result: { isConnected: boolean }): void => handler(result.isConnected)
  Taro.onNetworkStatusChange(changed)
  return () => Taro.offNetworkStatusChange(changed)
}

/** A mini-program is loaded as a whole: the client itself says when it cannot load a sub-package. */
export const onPartLost = (_handler: (gone: Promise<boolean>) => void): void => undefined
