import type { LockChange } from './types'

export type { LockChange } from './types'

/** A mini-program runs in its vendor's client and in no shell of ours. */
export const inShell = false
export const startInShell = (): void => undefined
export const isLockOn = (): Promise<boolean> => Promise.resolve(false)
export const switchLock = (_on: boolean, _reason: string): Promise<LockChange> => Promise.resolve('missing')
