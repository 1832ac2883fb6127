import type * as Screen from '@/platform/screen'
import { loadMini } from './target'

const TARGETS = ['weapp', 'alipay'] as const

describe.each(TARGETS)('the room of the bar on %s', (target) => {
  const getSystemInfoSync = () => ({
    windowWidth: 390,
    windowHeight: 844,
    statusBarHeight: 47,
    pixelRatio: 3,
  })
  const load = (client: object) =>
    loadMini<typeof Screen>(target, 'screen', { getSystemInfoSync, canIUse: () => false, ...client })

  it('leaves out status bar and menu button', () => {
    const getMenuButtonBoundingClientRect = () => ({ left: 296, width: 87, top: 51, bottom: 83 })
    expect(load({ getMenuButtonBoundingClientRect }).barRoom()).toEqual({
      ...{ top: 47, right: 94 + 8, below: 83 + 8 },
    })
  })

  it('leaves out the status bar also where the menu button is not told of', () => {
    expect(load({}).barRoom()).toEqual({ top: 47, right: 0, below: 47 })
  })

  it('is read from the client’s own window', () => {
    expect(load({}).useScreenSize()).toEqual({ width: 390, height: 844 })
  })
})
