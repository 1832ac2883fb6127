import type * as Screen from '@/platform/screen'
import type * as Update from '@/platform/update'
import { loadMini } from './target'

const TARGETS = ['weapp', 'alipay'] as const

describe.each(TARGETS)('a newer version on %s', (target) => {
  const start = () => {
    const ready: (() => void)[] = []
    const applied = jest.fn()
    const getUpdateManager = () => ({
      onUpdateReady: (listener: () => void) => void ready.push(listener),
      applyUpdate: applied,
    })
    return { ready, applied, ...loadMini<typeof Update>(target, 'update', { getUpdateManager }) }
  }

  it('is started when the client has loaded it', async () => {
    const { ready, applied, installUpdate, onUpdateReady } = start()
    const told = jest.fn()
    onUpdateReady(told)
    ready.forEach((tell) => tell())
    expect(told).toHaveBeenCalledTimes(1)
    expect(await installUpdate()).toBe(true)
    expect(applied).toHaveBeenCalledTimes(1)
  })

  it('is left alone while the client has none', async () => {
    const { applied, installUpdate } = start()
    expect(await installUpdate()).toBe(false)
    expect(applied).not.toHaveBeenCalled()
  })

  it('comes at the next start where the client knows no updates', async () => {
    const { installUpdate, onUpdateReady } = loadMini<typeof Update>(target, 'update', {})
    expect(() => onUpdateReady(jest.fn())).not.toThrow()
    expect(await installUpdate()).toBe(false)
  })
})

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
    const getMenuButtonBoundingClientRect = () => ({ left: 296, width: 87, top: 51, height: 32 })
    expect(load({ getMenuButtonBoundingClientRect }).barRoom()).toEqual({ top: 47, right: 94 })
  })

  it('leaves out the status bar also where the menu button is not told of', () => {
    expect(load({}).barRoom()).toEqual({ top: 47, right: 0 })
  })

  it('is read from the client’s own window', () => {
    expect(load({}).useScreenSize()).toEqual({ width: 390, height: 844 })
  })
})
