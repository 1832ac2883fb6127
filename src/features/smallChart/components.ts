/** The one component that the chart package uses of Taro's many. */
export { Canvas } from '@tarojs/components'
