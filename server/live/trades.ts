import type { TradeId } from '@core/domain'
import { LIVE } from '@core/contract/live'
import type { TickEvent } from '../bus'
import type { Context } from '../context'
import { tradeOf } from '../market'
import type { Source } from './channel'
import type { Frame } from './peer'
import { frame } from './sources'

/** Trades that a new follower gets. */
const FIRST_TRADES = 50
/** Trades of one message at most: where more happened, the numbers show it, and the rest is fetched. */
export const MOST_TRADES = 100

/** Trades since the last message, newest first. */
export class TradeSource implements Source {
  private since: TickEvent[] = []

  constructor(
    private readonly ctx: Context,
    private readonly key: string,
    private readonly tradeId: TradeId,
  ) {}

  note(tick: TickEvent): void {
    this.since.push(tick)
    if (this.since.length >= 2 * MOST_TRADES) this.since = this.since.slice(-MOST_TRADES)
  }

  async snapshot(): Promise<Frame[]> {
    return this.frames(await this.ctx.market.trades(this.tradeId, FIRST_TRADES))
  }

  changes(): Frame[] {
    const newest = this.since.slice(-MOST_TRADES).reverse()
    this.since = []
    return newest.length === 0 ? [] : this.frames(newest)
  }

  private frames(ticks: readonly TickEvent[]): Frame[] {
    const { key, tradeId } = this
    return [frame(key, { code: LIVE.trades, obj: { tradeId, trades: ticks.map(tradeOf) } })]
  }
}
