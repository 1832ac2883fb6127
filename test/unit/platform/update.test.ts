import type * as Update from '@/platform/update'
import { loadMini, loadWeb, type MiniTarget } from './target'

type Adapter = typeof Update

/** An app that runs, and the newer version that may be loaded beside it. */
interface App {
  readonly adapter: Adapter
  /** The client has loaded a newer version. */
  readonly newer: () => void
  /** What became of the app. */
  readonly done: string[]
}

const mini = (target: MiniTarget) => (): App => {
  const ready: (() => void)[] = []
  const done: string[] = []
  const getUpdateManager = () => ({
    onUpdateReady: (listener: () => void) => void ready.push(listener),
    applyUpdate: () => done.push('newer version started'),
  })
  const adapter = loadMini<Adapter>(target, 'update', { getUpdateManager })
  return { adapter, done, newer: () => ready.forEach((tell) => tell()) }
}

/** What a service worker container needs for one registration, whose server may be out of reach. */
const container = (done: string[], reachable: boolean) => {
  const worker = (state: string) =>
    Object.assign(new EventTarget(), {
      state,
      postMessage: ({ type }: { type: string }) => done.push(type),
    })
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated'),
    installing: null as ReturnType<typeof worker> | null,
    waiting: null as ReturnType<typeof worker> | null,
    update: () => (reachable ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
    unregister: () => Promise.resolve(done.push('worker removed')),
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  })
  return { registration, serviceWorker, worker }
}

/** A page; a reload, which jsdom does not know, is written down. */
const page = (navigator: object, done: string[]) => {
  const requestIdleCallback = (work: () => void): void => work()
  const loaded = loadWeb<Adapter>('update', { navigator, requestIdleCallback })
  loaded.page.virtualConsole.removeAllListeners('jsdomError')
  loaded.page.virtualConsole.on('jsdomError', ({ message }) =>
    done.push(message.replace(/.*navigation.*/, 'page loaded')),
  )
  return loaded.adapter
}

const web = (reachable = true): App => {
  const done: string[] = []
  const { registration, serviceWorker, worker } = container(done, reachable)
  const newer = (): void => {
    registration.installing = worker('installing')
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = registration.installing
    registration.waiting.state = 'installed'
    registration.waiting.dispatchEvent(new Event('statechange'))
  }
  return { adapter: page({ serviceWorker }, done), done, newer }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const LOADERS = { h5: web, weapp: mini('weapp'), alipay: mini('alipay') } as const

describe.each([
  { target: 'h5', started: 'SKIP_WAITING' },
  { target: 'weapp', started: 'newer version started' },
  { target: 'alipay', started: 'newer version started' },
] as const)('a newer version on $target', ({ target, started }) => {
  it('is told of once when it is loaded, and started when it is asked for', async () => {
    const { adapter, newer, done } = LOADERS[target]()
    const told = jest.fn()
    adapter.onUpdateReady(told)
    await settle()
    expect(told).not.toHaveBeenCalled()
    newer()
    await settle()
    expect(told).toHaveBeenCalledTimes(1)
    expect(done).toEqual([])
    expect(await adapter.installUpdate()).toBe(true)
    expect(done).toEqual([started])
  })
})

describe.each(['weapp', 'alipay'] as const)('without a newer version, %s', (target) => {
  it('goes on as it is', async () => {
    const { adapter, done } = LOADERS[target]()
    expect(await adapter.installUpdate()).toBe(false)
    expect(done).toEqual([])
  })

  it('brings it at the next start where the client knows no updates', async () => {
    const { installUpdate, onUpdateReady } = loadMini<Adapter>(target, 'update', {})
    expect(() => onUpdateReady(jest.fn())).not.toThrow()
    expect(await installUpdate()).toBe(false)
  })
})

describe('without a newer version, a page', () => {
  it('is loaded past its worker', async () => {
    const { adapter, done } = web()
    expect(await adapter.installUpdate()).toBe(true)
    expect(done).toEqual(['worker removed', 'page loaded'])
  })

  it('whose server cannot be reached stays as it is', async () => {
    const { adapter, done } = web(false)
    expect(await adapter.installUpdate()).toBe(false)
    expect(done).toEqual([])
  })

  it('of a browser that keeps nothing is loaded anew', async () => {
    const done: string[] = []
    const adapter = page({}, done)
    expect(() => adapter.onUpdateReady(jest.fn())).not.toThrow()
    expect(await adapter.installUpdate()).toBe(true)
    expect(done).toEqual(['page loaded'])
  })

  it('that may register no worker goes on', async () => {
    const lost = jest.fn()
    process.on('unhandledRejection', lost)
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: null,
      register: () => Promise.reject(new Error('SecurityError')),
    })
    page({ serviceWorker }, []).onUpdateReady(jest.fn())
    await settle()
    process.off('unhandledRejection', lost)
    expect(lost).not.toHaveBeenCalled()
  })
})
