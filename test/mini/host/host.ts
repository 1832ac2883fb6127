import { arrivalsAfter } from './arrivals'
import { createChanges } from './changes'
import { createComponents, type Components } from './components'
import { createFaults, strict, type Faults } from './faults'
import { callOn, type Instance, type Methods } from './instance'
import { openNetwork } from './network'
import { openPackage, type Package } from './package'
import { PageView } from './page'
import { createDevice, openScreen } from './phone'
import type { HostOptions, Running } from './running'
import { openSandbox, type Sandbox } from './sandbox'
import { Stack } from './stack'
import { timelineOf } from './timeline'
import type { Client, Host } from './types'

const pathOf = (route: string): string => (route.split('?')[0] ?? '').replace(/^\//, '')

const hasOwnTabBar = ({ app: { tabBar } }: Package): boolean => tabBar?.custom ?? tabBar?.customize ?? false

const faultsOfCanvases = (canvases: ReturnType<Running['canvases']>): string[] =>
  [...canvases].flatMap(([key, { unknown }]) => unknown.map((name) => `canvas ${key}: ${name}`))

interface Parts {
  readonly client: Client
  readonly sandbox: Sandbox
  readonly pack: Package
  readonly stack: Stack
  readonly components: Components
  readonly faults: Faults
}

/** Gives the app what it finds in a client, and starts it: the app itself first, then its first page. */
const launch = ({ client, sandbox, pack, stack, components, faults }: Parts, host: Host): void => {
  const { fault, attempt } = faults
  const app: Pick<Instance, 'self' | 'path'> = { path: 'app', self: {} }
  Object.assign(sandbox.globals, client.globals, {
    [client.globalName]: strict(client.globalName, client.api(host), fault),
    App: (options: Methods) => Object.assign(app.self, options),
    Page: (options: Methods) => stack.register(options),
    Component: components.register,
    getApp: () => app.self,
    getCurrentPages: () => stack.open.map(({ instance }) => instance.self),
  })
  attempt(() => pack.load('app'))
  if (hasOwnTabBar(pack)) components.load(`${client.tabBarFolder}/index`)
  const path = pack.app.pages[0] ?? ''
  const told = { path, query: {}, scene: 1001, referrerInfo: {} }
  callOn(app, 'onLaunch', [told], fault)
  callOn(app, 'onShow', [told], fault)
  attempt(() => stack.go('reLaunch', `/${path}`))
}

/** Opens the package as a client does. @returns even when it failed, with the faults */
export const openHost = ({ client, folder, origins, rewrite, storage = new Map() }: HostOptions): Running => {
  const faults = createFaults()
  const { list, fault, attempt, guarded } = faults
  const { changed, change } = createChanges()
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
  const pack = openPackage(folder, sandbox, rewrite ?? null, fault)
  const views = attempt(() => client.compile(folder, fault)) ?? { render: () => [] }
  const components = createComponents(pack, faults, surroundings)
  const instances: Instance[] = []
  const viewOf = (instance: Instance): PageView => {
    instances.push(instance)
    return new PageView(instance, { views, client, fault, component: components.make })
  }
  const stack = new Stack({ ...surroundings, folder, client, pack, viewOf })
  const screen = openScreen(() => stack.top, device, fault, later)
  const host: Host = {
    ...network,
    ...screen,
    device,
    storage,
    fault,
    later,
    parse: sandbox.parse,
    open: guarded((how, to) => stack.go(how, to)),
    back: guarded((delta) => stack.back(delta)),
    listeners: new Map(),
  }
  launch({ client, sandbox, pack, stack, components, faults }, host)
  return {
    device,
    storage,
    faults: list,
    page: () => stack.top,
    stack,
    canvases: screen.canvases,
    sizes: () => instances.flatMap(({ path, sizes }) => sizes.map((bytes) => ({ page: path, bytes }))),
    change,
    navigate: (route) =>
      attempt(() => stack.go(pack.tabs.has(pathOf(route)) ? 'switchTab' : 'navigateTo', route)),
    shared: () => callOn(stack.top.instance, 'onShareAppMessage', [{ from: 'menu' }], fault),
    timeline: client.target === 'weapp' ? () => timelineOf(stack.top.instance, fault) : null,
    allFaults: () => [...list, ...faultsOfCanvases(screen.canvases())],
    close: () => {
      closed = true
      sandbox.close()
      network.close()
      screen.close()
    },
  }
}
