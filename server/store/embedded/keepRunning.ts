import { setTimeout as pause } from 'node:timers/promises'

/** Hears that postgres has ended, that it could not be started (again soon), and that it runs again. */
export type Told = (what: 'ended' | 'refused' | 'running', reason?: unknown) => void

export interface KeepRunning {
  isRunning: () => boolean
  /** @throws Error when it does not start */
  start: () => Promise<unknown>
  told: Told
}

/** How often (ms) it is looked whether it runs; after a start that failed later and later. */
const LOOK = 250
const LONGEST = 10_000

/**
 * Starts a postgres again that was killed, or ended because its disk was full. It keeps its port, so that connections find it.
 * In this process rather than by a supervisor: there may be none, and sockets and pages outlive the pause this way.
 */
export const keepRunning = ({ isRunning, start, told }: KeepRunning): { stop: () => Promise<void> } => {
  const ending = new AbortController()
  let wait = LOOK
  const revive = async (): Promise<void> => {
    told('ended')
    try {
      await start()
      wait = LOOK
      told('running')
    } catch (error) {
      wait = Math.min(wait * 2, LONGEST)
      told('refused', error)
    }
  }
  const watch = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await pause(wait, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
      if (!ending.signal.aborted && !isRunning()) await revive()
    }
  }
  const watching = watch()
  return {
    stop: () => {
      ending.abort()
      return watching
    },
  }
}
