import { CURRENCIES, PAIRS, type CurrencyId, type Period, type TradeId } from '@core/domain'
import {
  LIVE,
  type Clocks,
  type RecordKind,
  type ServerMessage,
  type WireBar,
  type WireOptionOrder,
} from '@core/contract/live'
import type { CandleEvent } from '../bus'
import type { Context } from '../context'
import { ALL_LEVELS, quoteOf } from '../market'
import { stateSource, type Source } from './channel'
import type { Frame } from './peer'

/** Bars of one message at most: a replay may change hundreds between two messages. */
const MOST_BARS = 500
/** Bars that a new follower gets: the running one and the one that closed last. */
const FIRST_BARS = 2

export const frame = (key: string, message: ServerMessage): Frame => ({ key, text: JSON.stringify(message) })

export const clocks = ({ clock, market }: Context): Clocks => ({
  serverTime: clock.now(),
  marketTime: market.now(),
  marketSpeed: market.speed,
  feed: market.feed,
  state: market.state(),
})

/** @param levels a side; the best 20 without it */
const bookOf = ({ market }: Context, tradeId: TradeId, levels?: number) => {
  const { buyList = [], sellList = [] } = market.book(tradeId, levels) ?? {}
  return { tradeId, buyList, sellList }
}

export const tradeSource = (ctx: Context, key: string, tradeId: TradeId): Source =>
  stateSource(() => [
    frame(key, { code: LIVE.trade, obj: { ...bookOf(ctx, tradeId), tradeInfo: quoteOf(ctx, tradeId) } }),
  ])

export const depthSource = (ctx: Context, key: string, tradeId: TradeId): Source =>
  stateSource(() => [frame(key, { code: LIVE.depth, obj: bookOf(ctx, tradeId, ALL_LEVELS) })])

export const areaSource = (ctx: Context, key: string): Source =>
  stateSource(() => {
    const tradeList = PAIRS.map(({ tradeId }) => {
      const quote = quoteOf(ctx, tradeId)
      return { ...quote, usings: quote.tradable }
    })
    return [frame(key, { code: LIVE.area, obj: { tradeList } })]
  })

/** All balances of a user, read when they are asked for: what is sent is what is committed. */
export const assetsSource = (ctx: Context, key: string, userId: string, currencyId: CurrencyId): Source =>
  stateSource(async () => {
    const balances = await ctx.ledger.balances(ctx.db, userId)
    const wallet = balances.find((b) => b.accountType === 1 && b.currencyId === currencyId)
    const accounts = balances.map(({ accountType, currencyId: id, available, frozen }) => ({
      accountType,
      key: CURRENCIES.find((c) => c.id === id)?.key ?? 'balance_usdt',
      available,
      frozen,
    }))
    return [frame(key, { code: LIVE.assets, obj: { wallet: { using: wallet?.available ?? '0' }, accounts } })]
  })

export type OrderReader = (userId: string, orderId: string) => Promise<WireOptionOrder | null>

/**
 * Orders of a user that changed, each in its latest state, and the names of other records that did.
 * There is no first state: lists are fetched.
 */
export class RecordSource implements Source {
  private changedIds = new Set<string>()
  private changedRecords = new Map<string, ServerMessage>()

  constructor(
    private readonly userId: string,
    private readonly read: OrderReader,
  ) {}

  note(orderId: string): void {
    this.changedIds.add(orderId)
  }

  noteRecord(kind: RecordKind, id: string): void {
    this.changedRecords.set(`record:${kind}:${id}`, { code: LIVE.record, obj: { kind, id } })
  }

  snapshot(): Frame[] {
    return []
  }

  async changes(): Promise<Frame[]> {
    const ids = [...this.changedIds]
    this.changedIds = new Set()
    try {
      const orders = await this.frames(ids)
      const records = [...this.changedRecords].map(([key, message]) => frame(key, message))
      this.changedRecords = new Map()
      return [...orders, ...records]
    } catch (error) {
      ids.forEach((id) => this.changedIds.add(id))
      throw error
    }
  }

  private async frames(ids: readonly string[]): Promise<Frame[]> {
    const orders = await Promise.all(ids.map((id) => this.read(this.userId, id)))
    return orders.flatMap((order) =>
      order ? [frame(`order:${order.id}`, { code: LIVE.order, obj: order })] : [],
    )
  }
}

type AnyBar = CandleEvent['bar']

const wireBar = (bar: AnyBar): WireBar => [bar.time, bar.open, bar.high, bar.low, bar.close, bar.volume]

/** Bars that changed since the last message, oldest first. */
export class CandleSource implements Source {
  private changedBars = new Map<number, AnyBar>()

  constructor(
    private readonly ctx: Context,
    private readonly key: string,
    private readonly tradeId: TradeId,
    private readonly period: Period,
  ) {}

  note(bar: AnyBar): void {
    this.changedBars.delete(bar.time)
    this.changedBars.set(bar.time, bar)
    const [oldest] = this.changedBars.keys()
    if (this.changedBars.size > MOST_BARS && oldest !== undefined) this.changedBars.delete(oldest)
  }

  async snapshot(): Promise<Frame[]> {
    const { tradeId, period } = this
    return this.frames(await this.ctx.market.candles({ tradeId, period, limit: FIRST_BARS }))
  }

  changes(): Frame[] {
    const bars = [...this.changedBars.values()]
    this.changedBars = new Map()
    return this.frames(bars)
  }

  private frames(bars: readonly AnyBar[]): Frame[] {
    if (bars.length === 0) return []
    const { tradeId, period } = this
    return [frame(this.key, { code: LIVE.candle, obj: { tradeId, period, bars: bars.map(wireBar) } })]
  }
}
