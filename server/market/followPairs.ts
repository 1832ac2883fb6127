import { PAIRS, type TradeId } from '@core/domain'
import type { Context } from '../context'
import type { Part } from '../health/vitals'

export interface PairFollower {
  /** Follows every pair to its last stored tick; used by tests and at start. */
  run: () => Promise<void>
  stop: () => Promise<void>
}

export interface Following {
  /** Whose steps they are. */
  readonly part: Part
  /** One step of a pair. @returns whether there may be more to do */
  readonly step: (tradeId: TradeId) => Promise<boolean>
  /** Also looks this often (ms) without being told, in case a tick came from another process or a time passed silently. */
  readonly interval: number
  /** What the log says of a step that failed. */
  readonly failed: string
}

const ALL: readonly TradeId[] = PAIRS.map((pair) => pair.tradeId)

/**
 * Follows stored ticks, at once those that are there. Passes never overlap within a process; between processes the row of a
 * cursor must decide. A step that fails is tried again on the next tick or interval; the other pairs go on.
 */
export const followPairs = (
  { bus, log, vitals }: Pick<Context, 'bus' | 'log' | 'vitals'>,
  { part, step, interval, failed }: Following,
): PairFollower => {
  const due = new Set<TradeId>()
  let running: Promise<void> | null = null
  let stopped = false

  const followPair = async (tradeId: TradeId): Promise<Error | null> => {
    try {
      while ((await step(tradeId)) && !stopped);
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(failed, { cause: error })
    }
  }
  const pass = async (): Promise<void> => {
    const failures: (Error | null)[] = []
    for (let [tradeId] = due; tradeId !== undefined && !stopped; [tradeId] = due) {
      due.delete(tradeId)
      failures.push(await followPair(tradeId))
    }
    running = null
    const failure = failures.find((found) => found !== null)
    if (failure) throw failure
  }
  const run = (tradeIds: readonly TradeId[]): Promise<void> => {
    tradeIds.forEach((tradeId) => due.add(tradeId))
    running ??= pass()
    return running
  }
  const wake = (tradeIds: readonly TradeId[]): void => {
    if (stopped) return
    vitals.watch(part, run(tradeIds)).catch((error: unknown) => log.error({ err: error }, failed))
  }
  const unsubscribe = bus.subscribe('tick', ({ tradeId }) => wake([tradeId]))
  const timer = setInterval(() => wake(ALL), interval)
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
