const switched: string[] = []
let stack: string[] = []

jest.mock('@/platform/back', () => ({
  keepEntry: () => {
    switched.push('keep')
    return true
  },
  leaveEntry: () => switched.push('back'),
  afterSheets: (work: () => void) => work(),
}))

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => stack.map((route) => ({ route })),
    switchTab: ({ url }: { url: string }) => {
      switched.push(url)
      return Promise.resolve()
    },
  },
}))

import { goTab, tabArrived } from '@/features/shell/navigate'
import { tapTab } from '@/features/shell/tabs'

const [HOME, MARKET, OPTIONS] = ['/pages/home/index', '/pages/mark/index', '/pages/cookie/index'] as const

beforeEach(() => {
  jest.useFakeTimers()
  switched.length = 0
  stack = []
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
  it('is called off by a tap on the tab that is still on screen', () => {
    tapTab(MARKET, HOME)
    tapTab(HOME, HOME)
    tabArrived(MARKET)
    jest.advanceTimersByTime(300)
    expect(switched).toEqual([MARKET, HOME])
  })
  it('leaves a tab that is on screen as it is', () => {
    tapTab(HOME, HOME)
    expect(switched).toEqual([])
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

describe('the way back from a tab (a switch replaces the browser’s entry, and back would leave the app)', () => {
  const arrive = (page: typeof HOME | typeof MARKET | typeof OPTIONS): void => {
    tabArrived(page)
    jest.advanceTimersByTime(300)
    stack = [page]
  }
  beforeEach(() => {
    goTab(HOME)
    arrive(HOME)
    switched.length = 0
  })

  it('leads Home, which stays below the other tabs once', () => {
    goTab(MARKET)
    arrive(MARKET)
    goTab(OPTIONS)
    arrive(OPTIONS)
    expect(switched).toEqual(['keep', MARKET, OPTIONS])
  })

  it('is taken when Home is tapped, so that it does not lie on itself', () => {
    goTab(MARKET)
    arrive(MARKET)
    goTab(HOME)
    arrive(HOME)
    expect(switched).toEqual(['keep', MARKET, 'back'])
  })

  it('is not taken for Home when another page lies between', () => {
    goTab(MARKET)
    arrive(MARKET)
    stack = [MARKET, '/pages/kline/kline']
    goTab(HOME)
    arrive(HOME)
    expect(switched).toEqual(['keep', MARKET, HOME])
  })

  it('is none after the app was opened at another tab', () => {
    stack = [MARKET]
    goTab(OPTIONS)
    arrive(OPTIONS)
    goTab(HOME)
    arrive(HOME)
    expect(switched).toEqual([OPTIONS, HOME])
  })
})
