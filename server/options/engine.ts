import type { Context } from '../context'
import { settleDue } from './settle'
import { strikeOpens, voidLate } from './strike'

/** Also looks without being told, in case a tick came from another process or a watermark passed silently. */
const IDLE_INTERVAL = 500

export interface OptionsEngine {
  /** Strikes and settles everything that is due now; used by tests and at start. */
  run(): Promise<void>
  stop(): Promise<void>
}

/**
 * Opens and settles option orders. Passes never overlap within a process; between processes row locks decide.
 * A pass that fails is logged and tried again on the next tick or interval: nothing is lost, all state is in SQL.
 */
export const startOptionsEngine = (ctx: Context): OptionsEngine => {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  const pass = async (): Promise<void> => {
    try {
      do {
        again = false
        await strikeOpens(ctx)
        await voidLate(ctx)
        await settleDue(ctx)
      } while (again && !stopped)
    } finally {
      running = null
    }
  }

  const run = (): Promise<void> => {
    if (running) {
      again = true
      return running
    }
    running = pass()
    return running
  }

  const wake = (): void => {
    if (stopped) return
    ctx.vitals
      .watch('options', run())
      .catch((error: unknown) => ctx.log.error({ err: error }, 'options engine pass failed'))
  }

  const unsubscribe = ctx.bus.subscribe('tick', wake)
  const timer = setInterval(wake, IDLE_INTERVAL)
  wake()

  return {
    run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      unsubscribe()
      await running?.catch(() => undefined)
    },
  }
}
