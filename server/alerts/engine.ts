import { PAIRS, type TradeId } from '@core/domain'
import type { Context } from '../context'
import { openAlertCursors } from './cursor'
import { stepAlerts, type AlertParts } from './step'

/** Also looks without being told, in case a tick came from another process. */
const IDLE_INTERVAL = 1_000

export interface AlertsEngine {
  /** Follows every pair to its last stored tick; used by tests. */
  run: () => Promise<void>
  stop: () => Promise<void>
}

const ALL: readonly TradeId[] = PAIRS.map((pair) => pair.tradeId)

/**
 * Tells of prices that were reached. Ticks that were stored while no server ran are followed at the start. A step that fails
 * leaves nothing behind and is tried again on the next tick or interval.
 */
export const startAlerts = async (ctx: AlertParts & Pick<Context, 'log'>): Promise<AlertsEngine> => {
  await openAlertCursors(ctx.db)
  const due = new Set<TradeId>()
  let running: Promise<void> | null = null
  let stopped = false

  const pass = async (): Promise<void> => {
    for (let [tradeId] = due; tradeId !== undefined && !stopped; [tradeId] = due) {
      due.delete(tradeId)
      while ((await stepAlerts(ctx, tradeId)) && !stopped);
    }
  }
  const run = (tradeIds: readonly TradeId[]): Promise<void> => {
    tradeIds.forEach((tradeId) => due.add(tradeId))
    running ??= pass().finally(() => {
      running = null
    })
    return running
  }
  const wake = (tradeIds: readonly TradeId[]): void => {
    if (stopped) return
    run(tradeIds).catch((error: unknown) => ctx.log.error({ err: error }, 'alerts could not be followed'))
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
