const went: string[] = []
let pages: { route?: string; options?: Record<string, string> }[] = []

const record = (name: string) =>
  jest.fn(({ url, delta }: { url?: string; delta?: number }) => {
    went.push(`${name} ${url ?? delta}`)
    return Promise.resolve()
  })
const router = {
  navigateTo: record('to'),
  redirectTo: record('replace'),
  switchTab: record('tab'),
  reLaunch: record('relaunch'),
  navigateBack: record('back'),
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => pages,
    getCurrentInstance: () => ({ router: { params: pages.slice(-1)[0]?.options } }),
    navigateTo: (to: object) => router.navigateTo(to),
    redirectTo: (to: object) => router.redirectTo(to),
    switchTab: (to: object) => router.switchTab(to),
    reLaunch: (to: object) => router.reLaunch(to),
    navigateBack: (to: object) => router.navigateBack(to),
  },
}))
jest.mock('@/platform/back', () => ({
  keepEntry: () => true,
  leaveEntry: () => undefined,
  afterSheets: (work: () => void) => work(),
}))

import { go, goAfterLogin, goBack, interruptByLogin, relaunchLogin } from '@/features/shell/navigate'

const at = (route: string, options?: Record<string, string>): void => {
  pages = [...pages, { route, ...(options ? { options } : {}) }]
}
beforeEach(() => {
  jest.useFakeTimers()
  pages = []
  went.length = 0
})
// A switch of tabs that has not ended takes no other in.
afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

describe('opening a page', () => {
  it('puts it on top', () => {
    at('pages/home/index')
    go('/pages/me/index')
    expect(went).toEqual(['to /pages/me/index'])
  })

  it('never puts a page on top of itself: the browser could not tell them apart', () => {
    at('/pages/home/noticeDetail', { id: '1' })
    go('/pages/home/noticeDetail?id=1')
    expect(went).toEqual(['replace /pages/home/noticeDetail?id=1'])
  })

  it('with other parameters puts it on top: it is another screen', () => {
    at('/pages/home/noticeDetail', { id: '1' })
    go('/pages/home/noticeDetail?id=2')
    expect(went).toEqual(['to /pages/home/noticeDetail?id=2'])
  })

  it('is a switch for a tab', () => {
    at('pages/me/index')
    go('/pages/asset/index')
    expect(went).toEqual(['tab /pages/asset/index'])
  })
})

describe('going back', () => {
  it('goes one page back, or Home when there is none', () => {
    at('pages/home/index')
    at('pages/me/index')
    goBack()
    pages = [{ route: 'pages/me/index' }]
    goBack()
    expect(went).toEqual(['back 1', 'tab /pages/home/index'])
  })
})

describe('after an expired login', () => {
  it('the user comes back to where they were, with its parameters', () => {
    at('/pages/asset/detail', { type: '4', stamp: '7', $taroTimestamp: '1' })
    interruptByLogin()
    pages = [{ route: 'pages/login/index' }]
    goAfterLogin()
    expect(went).toEqual(['relaunch /pages/login/index', 'replace /pages/asset/detail?type=4'])
  })

  it('is gone back to once: the next login goes back as usual', () => {
    at('pages/asset/detail')
    interruptByLogin()
    goAfterLogin()
    went.length = 0
    pages = [{ route: 'pages/me/index' }, { route: 'pages/login/index' }]
    goAfterLogin()
    expect(went).toEqual(['back 1'])
  })

  it('leaves the login screen as it is for who is there already', () => {
    at('pages/login/index')
    interruptByLogin()
    expect(went).toEqual([])
  })

  it.each(['pages/login/forgetPwd', 'pages/reg'])('is no way back to %s', (route) => {
    at(route)
    interruptByLogin()
    pages = [{ route: 'pages/login/index' }]
    goAfterLogin()
    expect(went).toEqual(['relaunch /pages/login/index', 'tab /pages/home/index'])
  })

  it('is forgotten by who logs out', () => {
    at('pages/asset/detail')
    interruptByLogin()
    relaunchLogin()
    pages = [{ route: 'pages/login/index' }]
    goAfterLogin()
    expect(went.slice(-1)).toEqual(['tab /pages/home/index'])
  })
})
