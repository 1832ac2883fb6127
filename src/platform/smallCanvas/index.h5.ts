import Taro, { createSelectorQuery, getSystemInfoSync } from '@tarojs/taro'

export { canvasReady } from './ready'

/** The chart package asks Taro's default object, which on H5 lacks what only named imports bring in. */
export const prepareCanvas = (): void => {
  Object.assign(Taro, { createSelectorQuery, getSystemInfoSync })
}
