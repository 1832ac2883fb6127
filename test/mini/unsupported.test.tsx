import Taro from '@tarojs/taro'
import { reportUnsupported } from '@/platform/unsupported'

test('a stand-in that is called is an error, which does not stop its caller', () => {
  jest.useFakeTimers()
  reportUnsupported()
  const call = () => Taro.eventCenter.trigger('__taroNotSupport', { name: 'scanCode', args: [] })
  expect(call).not.toThrow()
  expect(() => jest.runAllTimers()).toThrow('Taro.scanCode')
  jest.useRealTimers()
})
