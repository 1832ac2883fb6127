import { PAIRS, type TradeId } from '@core/domain'
import type { Context } from '../context'
import { stepPair, type StepContext } from './step'

/** Also looks without being told, in case a tick came from another process or a watermark passed silently. */
const IDLE_INTERVAL = 500

export interface ContractsEngine {
  /** Follows every pair to its last stored tick; used by tests and at start. */
  run(): Promise<void>
  stop(): Promise<void>
}

const ALL: readonly TradeId[] = PAIRS.map((pair) => pair.tradeId)

/**
 * Fills, triggers and liquidates. Passes never overlap within a process; between processes the cursor's row decides. A step that
 * fails leaves nothing behind and is tried again on the next tick or interval; the other pairs go on.
 */
export const startContractsEngine = (ctx: StepContext & Pick<Context, 'log'>): ContractsEngine => {
  const due = new Set<TradeId>()
  let running: Promise<void> | null = null
  let stopped = false

  const followPair = async (tradeId: TradeId): Promise<Error | null> => {
    try {
      while ((await stepPair(ctx, tradeId)) && !stopped);
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error('a contracts step failed', { cause: error })
    }
  }

  const pass = async (): Promise<void> => {
    const failures: (Error | null)[] = []
    for (let [tradeId] = due; tradeId !== undefined && !stopped; [tradeId] = due) {
      due.delete(tradeId)
      failures.push(await followPair(tradeId))
    }
    running = null
    const failed = failures.find((failure) => failure !== null)
    if (failed) throw failed
  }

  const run = (tradeIds: readonly TradeId[]): Promise<void> => {
    tradeIds.forEach((tradeId) => due.add(tradeId))
    running ??= pass()
    return running
  }

  const wake = (tradeIds: readonly TradeId[]): void => {
    if (stopped) return
    run(tradeIds).catch((error: unknown) => ctx.log.error({ err: error }, 'contracts engine pass failed'))
  }

  const unsubscribe = ctx.bus.subscribe('tick', ({ tradeId }) => wake([tradeId]))
  const timer = setInterval(() => wake(ALL), IDLE_INTERVAL)
  wake(ALL)

  return {
    run: () => run(ALL),
    stop: async () => {
      stopped = true
      clearInterval(timer)
      unsubscribe()
      await running?.catch(() => undefined)
    },
  }
}
