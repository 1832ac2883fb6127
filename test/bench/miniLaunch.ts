import { performance } from 'node:perf_hooks'
import { LIVE_PATH } from '@core/contract/live'
import { alipay } from '../mini/host/alipay'
import { openHost } from '../mini/host/host'
import { openNetwork } from '../mini/host/network'
import type { PageView } from '../mini/host/page'
import type { HostOptions } from '../mini/host/running'
import { readOf } from '../mini/host/tree'
import type { Client } from '../mini/host/types'
import { weapp } from '../mini/host/weapp'

/** Clients in which the app is launched. */
export const CLIENTS = { weapp, alipay }

/** What is launched, and the content that ends the launch, as a pattern. */
export interface Wanted extends Pick<HostOptions, 'folder' | 'origins'> {
  readonly target: keyof typeof CLIENTS
  readonly content: string
  /** What the first screen says, as a pattern. */
  readonly first: string
}

/** Parts of one launch, in milliseconds. */
export interface Launched {
  readonly whole: number
  readonly view: number
  readonly network: number
  readonly package: number
  /** The package's part until the first screen is handed to the view. */
  readonly first: number
}

/** Adds up what work takes, once where works lie within each other. */
const stopwatch = () => {
  let spent = 0
  let depth = 0
  const time = <T>(work: () => T): T => {
    const started = performance.now()
    depth += 1
    try {
      return work()
    } finally {
      depth -= 1
      if (depth === 0) spent += performance.now() - started
    }
  }
  return { time, spent: () => spent }
}

const idleSoFar = (): number => performance.eventLoopUtilization().idle

/** Adds up how long nothing runs while calls are on their way. */
const idleWatch = () => {
  let spent = 0
  let open = 0
  let since = 0
  const during = async <T>(call: Promise<T>): Promise<T> => {
    if (open++ === 0) since = idleSoFar()
    try {
      return await call
    } finally {
      if (--open === 0) spent += idleSoFar() - since
    }
  }
  return { during, spent: () => spent + (open > 0 ? idleSoFar() - since : 0) }
}

/** A client, watched. */
const watched = (plain: Client) => {
  const view = stopwatch()
  const network = idleWatch()
  const client: Client = {
    ...plain,
    compile: (folder, fault) => {
      const { render } = view.time(() => plain.compile(folder, fault))
      return { render: (path, data) => view.time(() => render(path, data)) }
    },
    api: (host) => plain.api({ ...host, call: (made) => network.during(host.call(made)) }),
  }
  return { client, view, network }
}

/** Node's first request and socket of a process take long; a phone's client has made many before the app is launched. */
const warmNetwork = async (origins: readonly string[]): Promise<void> => {
  const network = openNetwork(origins, () => undefined)
  for (const origin of origins.slice(0, 1)) {
    await network.call({ url: origin, method: 'GET', headers: {}, body: '', timeout: 5_000 })
    const ignored = (): void => undefined
    await new Promise<void>((open) =>
      network.connect(origin.replace(/^http/, 'ws') + LIVE_PATH, { open, message: ignored, closed: ignored }),
    )
  }
  network.close()
}

/** The launch of a package until its content is on the screen. @throws Error with the app's faults */
const launch = async ({ target, folder, origins, content, first }: Wanted): Promise<Launched> => {
  await warmNetwork(origins)
  const { client, view, network } = watched(CLIENTS[target])
  const says = (page: PageView, pattern: string): boolean =>
    view.time(() => new RegExp(pattern).test(readOf(page.root())))
  const started = performance.now()
  const own = (): number => performance.now() - started - view.spent() - network.spent()
  let firstAt: number | null = null
  const look = (page: PageView): void => {
    // Before the view's work, which is not the package's.
    const now = own()
    if (firstAt === null && says(page, first)) firstAt = now
  }
  const run = openHost({ client, folder, origins })
  look(run.page())
  while (!says(run.page(), content)) {
    await run.change(1_000)
    look(run.page())
  }
  const whole = performance.now() - started
  const parts = { view: view.spent(), network: network.spent() }
  const faults = run.allFaults()
  run.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { whole, ...parts, package: whole - parts.view - parts.network, first: firstAt ?? NaN }
}

void launch(JSON.parse(process.argv.at(-1) ?? '') as Wanted).then((launched) => {
  process.stdout.write(JSON.stringify(launched))
  process.exit(0)
})
