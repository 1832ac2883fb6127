import type { Rewrite } from './package'
import type { PageView } from './page'
import type { Stack } from './stack'
import type { CanvasNode, Client, Device } from './types'

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
  /** Opens a page as the app's own links do. */
  readonly navigate: (route: string) => void
  /** What the client's share menu sends of the page on screen. */
  readonly shared: () => unknown
  /** What WeChat's timeline gets of the page on screen, undefined where the page offers it nothing; null in other clients. */
  readonly timeline: (() => unknown) | null
  /** All faults, with what was asked of canvases that they cannot do. */
  readonly allFaults: () => readonly string[]
  readonly close: () => void
}
