import type { TradeId } from '@core/domain'
import type { Context } from '../context'
import type { Tx } from '../store/db'
import { lockCursor, moveCursor } from './cursor'
import { gateOf } from './gate'
import { cancelLate } from './late'
import { playTick } from './play'
import { Purse } from './purse'
import { isHit, reachOf } from './reach'
import { ticksAfter, type QuotedTick } from './ticks'

/** Ticks of one transaction at most. */
const BATCH = 1_000

export type StepContext = Pick<Context, 'db' | 'bus' | 'clock' | 'market' | 'ledger'>

/** Looks at ticks one by one, in memory; only where one hits something is the database asked what. */
const follow = async (
  ctx: StepContext,
  t: Tx,
  purse: Purse,
  tradeId: TradeId,
  ticks: readonly QuotedTick[],
): Promise<void> => {
  const last = ticks.at(-1)
  if (!last) return
  let reach = await reachOf(t, tradeId, last.seq)
  for (const tick of ticks) {
    if (!isHit(reach, tick)) continue
    await playTick(ctx, t, purse, tradeId, tick)
    if (tick !== last) reach = await reachOf(t, tradeId, last.seq)
  }
  await moveCursor(t, tradeId, last)
}

const step = async (ctx: StepContext, t: Tx, tradeId: TradeId): Promise<boolean> => {
  const until = ctx.market.watermark(tradeId)
  const cursor = await lockCursor(t, tradeId)
  if (!cursor) return false
  const ticks = await ticksAfter(t, tradeId, cursor.seq, BATCH)
  const purse = new Purse(ctx, t, ticks[0]?.seq ?? cursor.seq)
  await follow(ctx, t, purse, tradeId, ticks)
  const more = ticks.length === BATCH
  if (!more) await cancelLate(ctx, t, purse, { tradeId, seq: ticks.at(-1)?.seq ?? cursor.seq, until })
  await purse.end()
  return more
}

/**
 * Follows a pair's stored ticks from its cursor, in one transaction: what they do, and how far it got. Nobody accepts, changes
 * or cancels anything of the pair meanwhile, so an order meets every tick after its acceptance, once.
 * @returns whether there may be more ticks
 */
export const stepPair = (ctx: StepContext, tradeId: TradeId): Promise<boolean> =>
  ctx.db.tx(async (t) => {
    const open = gateOf(ctx.db, tradeId).close()
    try {
      return await step(ctx, t, tradeId)
    } finally {
      open()
    }
  })
