import Taro from '@tarojs/taro'

/**
 * What the chart package asks of Taro, and nothing else: it takes the whole of Taro by `require`, which would put all of
 * its functions into the first screen, and on H5 still lack these two.
 */
export default {
  createSelectorQuery: () => Taro.createSelectorQuery(),
  getSystemInfoSync: () => Taro.getSystemInfoSync(),
}
