import type * as Awake from '@/platform/awake'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Awake & { readonly leave: () => void }
interface Call {
  readonly keepScreenOn: boolean
  readonly success: (result: object) => void
  readonly fail: (error: object) => void
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A phone: what was asked of its screen, and whether it does it. */
interface Phone {
  readonly asked: ('on' | 'off')[]
  readonly allows: boolean
}

/** A browser's lock, and the page that is shown or hidden. */
const web = ({ asked, allows }: Phone) => {
  const locks: { released: boolean }[] = []
  const request = (kind: string): Promise<object> => {
    if (kind !== 'screen') return Promise.reject(new TypeError(kind))
    asked.push('on')
    if (!allows) return Promise.reject(new Error('NotAllowedError'))
    const lock = {
      released: false,
      release: () => {
        lock.released = true
        asked.push('off')
        return Promise.resolve()
      },
    }
    locks.push(lock)
    return Promise.resolve(lock)
  }
  const { adapter, page } = loadWeb<Adapter>('awake', { navigator: { wakeLock: { request } } })
  const { window } = page
  const show = async (visibilityState: 'visible' | 'hidden'): Promise<void> => {
    Object.defineProperty(window.document, 'visibilityState', { value: visibilityState, configurable: true })
    // The browser itself lets go of the locks of a page that is hidden.
    if (visibilityState === 'hidden') locks.forEach((lock) => (lock.released = true))
    window.document.dispatchEvent(new window.Event('visibilitychange'))
    await settle()
  }
  void show('visible')
  return { adapter, show }
}

const mini =
  (target: MiniTarget) =>
  ({ asked, allows }: Phone) => ({
    adapter: loadMini<Adapter>(target, 'awake', {
      setKeepScreenOn: ({ keepScreenOn, success, fail }: Call) => {
        asked.push(keepScreenOn ? 'on' : 'off')
        if (allows) success({})
        else fail({ errMsg: 'setKeepScreenOn:fail' })
      },
    }),
  })

const LOADERS = { h5: web, weapp: mini('weapp'), alipay: mini('alipay') } as const

describe.each(['h5', 'weapp', 'alipay'] as const)('the screen on %s', (target) => {
  const start = (allows = true) => {
    const asked: ('on' | 'off')[] = []
    return { asked, ...LOADERS[target]({ asked, allows }).adapter }
  }

  it('stays on as long as a component wants it', async () => {
    const { asked, useAwake, leave } = start()
    useAwake(true)
    await settle()
    expect(asked).toEqual(['on'])
    leave()
    await settle()
    expect(asked).toEqual(['on', 'off'])
  })

  it('is left alone where nobody wants it', async () => {
    const { asked, useAwake, leave } = start()
    useAwake(false)
    await settle()
    leave()
    expect(asked).toEqual([])
  })

  it('that the phone does not keep on is no fault', async () => {
    const lost = jest.fn()
    process.on('unhandledRejection', lost)
    const { asked, useAwake, leave } = start(false)
    useAwake(true)
    await settle()
    leave()
    await settle()
    process.off('unhandledRejection', lost)
    expect(asked[0]).toBe('on')
    expect(lost).not.toHaveBeenCalled()
  })
})

describe('the screen of a browser', () => {
  const start = () => {
    const asked: ('on' | 'off')[] = []
    const { adapter, show } = web({ asked, allows: true })
    return { asked, show, ...adapter }
  }

  it('is asked for again when the page is shown again, and not while it is hidden', async () => {
    const { asked, show, useAwake, leave } = start()
    useAwake(true)
    await settle()
    await show('hidden')
    expect(asked).toEqual(['on'])
    await show('visible')
    expect(asked).toEqual(['on', 'on'])
    leave()
    await show('hidden')
    await show('visible')
    expect(asked).toEqual(['on', 'on', 'off'])
  })

  it('is let go of when the lock comes after the component has gone', async () => {
    const { asked, useAwake, leave } = start()
    useAwake(true)
    leave()
    await settle()
    expect(asked).toEqual(['on', 'off'])
  })

  it('goes dark as ever in browsers that know no such lock', async () => {
    const { adapter } = loadWeb<Adapter>('awake', { navigator: {} })
    expect(() => adapter.useAwake(true)).not.toThrow()
    await settle()
  })
})

it.each(['weapp', 'alipay'] as const)(
  'on %s two that want it ask once, and end it together',
  async (target) => {
    const asked: ('on' | 'off')[] = []
    const { useAwake, leave } = mini(target)({ asked, allows: true }).adapter
    useAwake(true)
    useAwake(true)
    await settle()
    expect(asked).toEqual(['on'])
    leave()
    await settle()
    expect(asked).toEqual(['on', 'off'])
  },
)
