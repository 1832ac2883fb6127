const switched: string[] = []

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    switchTab: ({ url }: { url: string }) => {
      switched.push(url)
      return Promise.resolve()
    },
  },
}))

import { goTab, tabArrived } from '@/features/shell/navigate'

const [HOME, MARKET, OPTIONS] = ['/pages/home/index', '/pages/mark/index', '/pages/cookie/index'] as const

beforeEach(() => {
  jest.useFakeTimers()
  switched.length = 0
})
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

describe('switching tabs (two pages on screen is a known fault of fast switches)', () => {
  it('goes one at a time, a fade (300 ms) after each other, and at last to the last one tapped', () => {
    goTab(MARKET)
    goTab(OPTIONS)
    goTab(HOME)
    expect(switched).toEqual([MARKET])
    tabArrived(MARKET)
    jest.advanceTimersByTime(299)
    expect(switched).toEqual([MARKET])
    jest.advanceTimersByTime(1)
    expect(switched).toEqual([MARKET, HOME])
    tabArrived(HOME)
    jest.advanceTimersByTime(300)
    expect(switched).toEqual([MARKET, HOME])
  })
  it('is not unlocked by another page that shows itself', () => {
    goTab(MARKET)
    goTab(HOME)
    tabArrived(OPTIONS)
    jest.advanceTimersByTime(300)
    expect(switched).toEqual([MARKET])
  })
  it('goes on after 3 s when a page never reports', () => {
    goTab(MARKET)
    goTab(HOME)
    jest.advanceTimersByTime(2_999)
    expect(switched).toEqual([MARKET])
    jest.advanceTimersByTime(1)
    expect(switched).toEqual([MARKET, HOME])
  })
})
