import type { Context } from '../context'
import { followPairs, type PairFollower } from '../market/followPairs'
import { stepPair, type StepContext } from './step'

/** A watermark may pass silently, in ms. */
const IDLE_INTERVAL = 500

export type ContractsEngine = PairFollower

/** Fills, triggers and liquidates. A step that fails leaves nothing behind. */
export const startContractsEngine = (ctx: StepContext & Pick<Context, 'log' | 'vitals'>): ContractsEngine =>
  followPairs(ctx, {
    part: 'contracts',
    step: (tradeId) => stepPair(ctx, tradeId),
    interval: IDLE_INTERVAL,
    failed: 'contracts engine pass failed',
  })
