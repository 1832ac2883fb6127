import { arrivalsAfter } from './arrivals'
import { createInstance, callOn, type Instance, type Methods } from './instance'
import { openNetwork } from './network'
import { openPackage, type Rewrite } from './package'
import { PageView } from './page'
import { createDevice, openScreen } from './phone'
import { openSandbox, textOf } from './sandbox'
import { Stack } from './stack'
import type { CanvasNode, Client, Device, Host } from './types'

export interface HostOptions {
  readonly client: Client
  /** The built package. */
  readonly folder: string
  /** The domain list: whatever else is asked for is a fault. */
  readonly origins: readonly string[]
  /** What the build would say with other settings. */
  readonly rewrite?: Rewrite
  /** What an earlier run left on the phone. */
  readonly storage?: Map<string, string>
  /** Opened instead of the first page. */
  readonly url?: string
}

/** The app as it runs in a client. */
export interface Running {
  readonly device: Device
  readonly storage: Map<string, string>
  /** Everything that a user or reviewer of the store would complain of. */
  readonly faults: readonly string[]
  readonly page: () => PageView
  readonly stack: Stack
  readonly canvases: () => ReadonlyMap<string, CanvasNode>
  /** Sizes of all setData calls so far, in bytes, with the page that made each. */
  readonly sizes: () => readonly { readonly page: string; readonly bytes: number }[]
  /** Resolves when something has changed on the screen, or after `ms`. */
  readonly change: (ms: number) => Promise<void>
  /** Tells the app's listeners of an API's news. */
  readonly tell: (api: string, news: unknown) => void
  /** Opens a page as the app's own links do. */
  readonly navigate: (route: string) => void
  /** All faults, with what was asked of canvases that they cannot do. */
  readonly allFaults: () => readonly string[]
  readonly hide: () => void
  readonly show: () => void
  readonly close: () => void
}

/** Waiting for the screen to change. */
const changes = () => {
  const waiting = new Set<() => void>()
  return {
    changed: (): void => [...waiting].forEach((wake) => wake()),
    change: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const wake = (): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
      }),
  }
}

/** The bundle's own list of modules, which it keeps on the API object. */
const BUNDLE = 'webpackJsonp'

/** An API object that knows what it has: asking it for more is a fault. */
const strict = (name: string, api: Readonly<Record<string, unknown>>, fault: (message: string) => void) =>
  new Proxy(
    { ...api },
    {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && key !== BUNDLE && !(key in target)) fault(`unknown API ${name}.${key}`)
        return Reflect.get(target, key, receiver) as unknown
      },
    },
  )

const pathOf = (route: string): string => (route.split('?')[0] ?? '').replace(/^\//, '')

/** Opens the package as a client does: app first, then its first page. @returns even when it failed, with the faults */
export const openHost = ({ client, folder, origins, rewrite, storage, url }: HostOptions): Running => {
  const faults: string[] = []
  const fault = (message: string): void => void faults.push(message)
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      fault(textOf(error))
      return undefined
    }
  }
  const { changed, change } = changes()
  const sandbox = openSandbox(fault)
  // What a reply or the end of a socket brings after the app was closed is heard by nobody.
  let closed = false
  const later = (work: () => void): void => void setImmediate(() => closed || attempt(work))
  const arrivals = arrivalsAfter(later, () => stack.open.at(-1))
  const drawn = (): void => {
    changed()
    if (client.arrivals.size > 0) arrivals()
  }
  const surroundings = { sandbox, fault, later, changed: drawn }
  const network = openNetwork(origins, fault)
  const device = createDevice()
  const listeners: Host['listeners'] = new Map()
  const instances: Instance[] = []
  const pack = openPackage(folder, sandbox, rewrite ?? null, fault)
  const views = attempt(() => client.compile(folder, fault)) ?? { render: () => [] }
  const kinds = new Map<string, Methods>()
  let naming = ''

  const componentOf = (page: Instance, tag: string, attributes: Readonly<Record<string, unknown>>) => {
    const path = pack.components(page.path).get(tag)
    const options = path === undefined ? undefined : kindOf(path)
    if (path === undefined || !options) return null
    const methods = (options.methods ?? {}) as Methods
    return createInstance(path, { ...options, ...methods, data: attributes }, surroundings)
  }
  const kindOf = (path: string): Methods | undefined => {
    naming = path
    attempt(() => pack.load(path))
    if (!kinds.has(path)) fault(`${path}: its script calls no Component`)
    return kinds.get(path)
  }
  const viewOf = (instance: Instance): PageView => {
    instances.push(instance)
    return new PageView(instance, { views, client, fault, component: componentOf })
  }
  const stack = new Stack({ ...surroundings, folder, client, pack, viewOf })
  const screen = openScreen(() => stack.top, device, fault, later)
  const kept = storage ?? new Map<string, string>()
  const guarded =
    <A extends readonly unknown[]>(work: (...args: A) => void) =>
    (...args: A): void => {
      try {
        work(...args)
      } catch (error) {
        fault(textOf(error))
        throw error
      }
    }
  const host: Host = {
    ...network,
    ...screen,
    device,
    storage: kept,
    fault,
    later,
    parse: sandbox.parse,
    open: guarded((how, to) => stack.go(how, to)),
    back: guarded((delta) => stack.back(delta)),
    listeners,
  }
  const app: Pick<Instance, 'self' | 'path'> = { path: 'app', self: {} }
  Object.assign(sandbox.globals, client.globals, {
    [client.globalName]: strict(client.globalName, client.api(host), fault),
    App: (options: Methods) => Object.assign(app.self, options),
    Page: (options: Methods) => stack.register(options),
    Component: (options: Methods) => void kinds.set(naming, options),
    getApp: () => app.self,
    getCurrentPages: () => stack.open.map(({ instance }) => instance.self),
  })
  const first = url ?? pack.app.pages[0] ?? ''
  const launch = { path: first.split('?')[0] ?? '', query: {}, scene: 1001, referrerInfo: {} }
  attempt(() => pack.load('app'))
  if (pack.app.tabBar?.custom ?? pack.app.tabBar?.customize) kindOf(`${client.tabBarFolder}/index`)
  callOn(app, 'onLaunch', [launch], fault)
  callOn(app, 'onShow', [launch], fault)
  attempt(() => stack.go('reLaunch', `/${first}`))
  return {
    device,
    storage: kept,
    faults,
    page: () => stack.top,
    stack,
    canvases: screen.canvases,
    sizes: () => instances.flatMap(({ path, sizes }) => sizes.map((bytes) => ({ page: path, bytes }))),
    change,
    tell: (api, news) => listeners.get(api)?.forEach((listener) => attempt(() => listener(news))),
    navigate: (route) =>
      attempt(() => stack.go(pack.tabs.has(pathOf(route)) ? 'switchTab' : 'navigateTo', route)),
    allFaults: () => [
      ...faults,
      ...[...screen.canvases()].flatMap(([key, { unknown }]) =>
        unknown.map((name) => `canvas ${key}: ${name}`),
      ),
    ],
    hide: () => void callOn(app, 'onHide', [], fault),
    show: () => void callOn(app, 'onShow', [launch], fault),
    close: () => {
      closed = true
      sandbox.close()
      network.close()
      screen.close()
    },
  }
}
