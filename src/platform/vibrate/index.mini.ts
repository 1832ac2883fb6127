import Taro from '@tarojs/taro'

/** Lets the hand feel that something is done, where the device can. */
export const tapHand = (): void => {
  if (typeof Taro.vibrateShort === 'function') Taro.vibrateShort({ type: 'light' }).catch(() => undefined)
}
