import type { Context } from '../context'
import { followPairs, type PairFollower } from '../market/followPairs'
import { openAlertCursors } from './cursor'
import { stepAlerts, type AlertParts } from './step'

/** Ticks of another process are seen after this long (ms). */
const IDLE_INTERVAL = 1_000

export type AlertsEngine = PairFollower

/**
 * Tells of prices that were reached. Ticks that were stored while no server ran are followed at the start. A step that fails
 * leaves nothing behind.
 */
export const startAlerts = async (
  ctx: AlertParts & Pick<Context, 'log' | 'vitals'>,
): Promise<AlertsEngine> => {
  await openAlertCursors(ctx.db)
  return followPairs(ctx, {
    part: 'alerts',
    step: (tradeId) => stepAlerts(ctx, tradeId),
    interval: IDLE_INTERVAL,
    failed: 'alerts could not be followed',
  })
}
