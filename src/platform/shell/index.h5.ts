import type * as Phone from './native'
import { coverApp, uncoverApp } from './cover.h5'
import type { LockChange } from './types'

export type { LockChange } from './types'

/** What a native shell puts into its page before anything of ours runs. */
interface ShellWindow {
  readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
}

/** Whether the page is the inside of a native shell and not of a browser. */
export const inShell: boolean =
  typeof window !== 'undefined' && (window as ShellWindow).Capacitor?.isNativePlatform?.() === true

/** All that talks to the phone: a part of its own, which browsers never load. */
export const native = (): Promise<typeof Phone> => import('./native')

/**
 * Starts what only shells have: lock, links, back button, notifications. Loads the feature by itself, so that no browser
 * and no mini-program carries it.
 */
export const startInShell = (): void => {
  if (!inShell) return
  // Without it nobody is logged in, since nobody reads the token: then the app may be seen.
  import('@/features/device/start').then(({ startDevice }) => startDevice()).catch(uncoverApp)
}

/** Whether the app asks for a finger or a face before it shows anything. */
export const isLockOn = async (): Promise<boolean> => inShell && (await native()).isLockOn()

/** @param reason what the phone says while it asks */
export const switchLock = async (on: boolean, reason: string): Promise<LockChange> =>
  inShell ? (await native()).switchLock(on, reason) : 'missing'

// Nothing is seen until it is known whether the app is locked: long before anything could be drawn.
if (inShell) coverApp()
