/**
 * What contracts must do, written down from docs/trading.md as plainly as possible: arrays, walked from end to end at every
 * tick, whole numbers only. Prices are in cents, quantities in 0.0001 BTC, so that price x quantity is money in 0.000001 USDT.
 */

export type Side = 'long' | 'short'

export interface RefOrder {
  readonly id: string
  readonly user: number
  readonly opens: boolean
  readonly side: Side
  readonly market: boolean
  readonly lever: number
  readonly quantity: number
  readonly bound: number
  readonly win: number | null
  readonly lost: number | null
  /** Of an order to close. */
  readonly positionId: string | null
  readonly acceptedSeq: number
  readonly acceptedAt: number
  /** Frozen for it: margin and fee, and the house's reserve. */
  readonly frozen: number
  readonly reserve: number
  state: 'working' | 'filled' | 'cancelled'
  reason: string | null
  seq: number | null
  price: number | null
}

export interface RefPosition {
  readonly id: string
  readonly user: number
  readonly side: Side
  readonly openPrice: number
  readonly liquidation: number | null
  readonly cap: number | null
  readonly win: number | null
  readonly lost: number | null
  readonly triggersSeq: number
  readonly openSeq: number
  quantity: number
  margin: number
  maxProfit: number
  closing: number
}

export interface RefTick {
  readonly seq: number
  readonly time: number
  readonly price: number
  readonly bid: number
  readonly ask: number
}

export interface RefClose {
  readonly positionId: string
  readonly seq: number
  readonly reason: string
  readonly quantity: number
  readonly price: number
  readonly margin: number
  readonly profit: number
  readonly fee: number
  readonly liquidationFee: number
  readonly shortfall: number
  readonly credited: number
}

/** Whole numbers below 2^53, divided and rounded. */
const down = (a: number, b: number): number => Math.floor(a / b)
export const up = (a: number, b: number): number => Math.ceil(a / b)
const smaller = (a: number, b: number): number => (a < b ? a : b)

/** 0.05% and 0.2%, rounded up. */
export const feeOf = (value: number): number => up(value * 5, 10_000)
const liquidationFeeOf = (value: number): number => up(value * 2, 1_000)

/** Where a position of this margin is liquidated (0.4% maintenance) and where it has earned the most. */
export const limitsOf = (side: Side, open: number, quantity: number, margin: number, maxProfit: number) => {
  const value = open * quantity
  if (side === 'long') {
    const left = value - margin
    const liquidation = left > 0 ? up(left * 1_000, quantity * 996) : null
    return { liquidation, cap: open + up(maxProfit, quantity) }
  }
  const cap = open - up(maxProfit, quantity)
  return { liquidation: down((value + margin) * 1_000, quantity * 1_004), cap: cap > 0 ? cap : null }
}

export const maxProfitOf = (side: Side, value: number, margin: number): number =>
  side === 'short' ? smaller(margin * 9, value) : margin * 9

/** A fall of a long's price, a rise of a short's, to a limit. */
const worse = (side: Side, limit: number | null, price: number): limit is number =>
  limit !== null && (side === 'long' ? price <= limit : price >= limit)
const better = (side: Side, limit: number | null, price: number): limit is number =>
  limit !== null && (side === 'long' ? price >= limit : price <= limit)

interface Hit {
  readonly position: RefPosition
  readonly rank: number
  readonly reason: string
  readonly at: number
  readonly falling: boolean
}

const hitOf = (position: RefPosition, { seq, price }: RefTick): Hit | null => {
  const { side, liquidation, lost, win, cap } = position
  if (position.quantity === 0 || seq <= position.openSeq) return null
  const long = side === 'long'
  const set = seq > position.triggersSeq
  if (worse(side, liquidation, price))
    return { position, rank: 0, reason: 'liquidation', at: liquidation, falling: long }
  if (set && worse(side, lost, price))
    return { position, rank: 1, reason: 'stopLoss', at: lost, falling: long }
  if (set && better(side, win, price))
    return { position, rank: 2, reason: 'takeProfit', at: win, falling: !long }
  return better(side, cap, price) ? { position, rank: 2, reason: 'profitCap', at: cap, falling: !long } : null
}

/** Copies of one shape, whatever the originals were made of: they are walked a hundred million times. */
const plainOrder = (o: RefOrder): RefOrder => ({
  id: o.id,
  user: o.user,
  opens: o.opens,
  side: o.side,
  market: o.market,
  lever: o.lever,
  quantity: o.quantity,
  bound: o.bound,
  win: o.win,
  lost: o.lost,
  positionId: o.positionId,
  acceptedSeq: o.acceptedSeq,
  acceptedAt: o.acceptedAt,
  frozen: o.frozen,
  reserve: o.reserve,
  state: o.state,
  reason: o.reason,
  seq: o.seq,
  price: o.price,
})

const plainPosition = (p: RefPosition): RefPosition => ({
  id: p.id,
  user: p.user,
  side: p.side,
  openPrice: p.openPrice,
  liquidation: p.liquidation,
  cap: p.cap,
  win: p.win,
  lost: p.lost,
  triggersSeq: p.triggersSeq,
  openSeq: p.openSeq,
  quantity: p.quantity,
  margin: p.margin,
  maxProfit: p.maxProfit,
  closing: p.closing,
})

export class Reference {
  readonly closes: RefClose[] = []
  /** Available of each user's contract account, relative to the start. */
  readonly credited = new Map<number, number>()
  deficit = 0

  readonly orders: readonly RefOrder[]
  readonly positions: RefPosition[]
  private readonly byId: Map<string, RefPosition>

  constructor(
    orders: readonly RefOrder[],
    positions: readonly RefPosition[],
    public insurance: number,
  ) {
    this.orders = orders.map(plainOrder)
    this.positions = positions.map(plainPosition)
    this.byId = new Map(this.positions.map((position) => [position.id, position]))
  }

  play(tick: RefTick): void {
    this.triggers(tick)
    const due = this.orders.filter((order) => this.concerns(order, tick))
    const rank = (order: RefOrder): number => (this.buys(order) ? 0 : 1)
    due.sort((a, b) => {
      if (rank(a) !== rank(b)) return rank(a) - rank(b)
      if (a.bound !== b.bound) return a.bound > b.bound === this.buys(a) ? -1 : 1
      return a.id < b.id ? -1 : 1
    })
    for (const order of due) if (!order.opens) this.closeBy(order, tick)
    for (const order of due) if (order.opens) this.open(order, tick)
  }

  private buys(order: RefOrder): boolean {
    return order.opens === (order.side === 'long')
  }

  private concerns(order: RefOrder, tick: RefTick): boolean {
    if (order.state !== 'working' || tick.seq <= order.acceptedSeq) return false
    return order.market || (this.buys(order) ? tick.ask <= order.bound : tick.bid >= order.bound)
  }

  private triggers(tick: RefTick): void {
    const hits: Hit[] = []
    for (const position of this.positions) {
      const hit = hitOf(position, tick)
      if (hit) hits.push(hit)
    }
    hits.sort((a, b) => {
      if (a.rank !== b.rank) return a.rank - b.rank
      if (a.position.side !== b.position.side) return a.position.side === 'long' ? -1 : 1
      if (a.at !== b.at) return a.at > b.at === a.falling ? -1 : 1
      return a.position.id < b.position.id ? -1 : 1
    })
    for (const { position, reason } of hits) {
      this.close(position, position.quantity, position.side === 'long' ? tick.bid : tick.ask, reason, tick)
      if (position.closing === 0) continue
      for (const order of this.orders) {
        if (order.positionId === position.id && order.state === 'working')
          this.cancel(order, 'positionClosed', tick)
      }
    }
  }

  private close(position: RefPosition, quantity: number, price: number, reason: string, tick: RefTick): void {
    const margin = down(position.margin * quantity, position.quantity)
    const reserve = down(position.maxProfit * quantity, position.quantity)
    const move = position.side === 'long' ? price - position.openPrice : position.openPrice - price
    const result = smaller(move * quantity, reserve)
    const profit = result < -margin ? -margin : result
    const value = price * quantity
    const fee = smaller(feeOf(value), margin + profit)
    const due = reason === 'liquidation' ? liquidationFeeOf(value) : 0
    const liquidationFee = smaller(due, margin + profit - fee)
    const shortfall = profit - result
    const credited = margin + profit - fee - liquidationFee
    position.quantity -= quantity
    position.margin -= margin
    position.maxProfit -= reserve
    const insured = smaller(shortfall, this.insurance)
    this.insurance += liquidationFee - insured
    this.deficit += shortfall - insured
    this.pay(position.user, credited)
    this.closes.push({
      ...{ positionId: position.id, seq: tick.seq, reason, quantity, price, margin, profit },
      ...{ fee, liquidationFee, shortfall, credited },
    })
  }

  private pay(user: number, amount: number): void {
    this.credited.set(user, (this.credited.get(user) ?? 0) + amount)
  }

  private cancel(order: RefOrder, reason: string, tick: RefTick): void {
    order.state = 'cancelled'
    order.reason = reason
    order.seq = tick.seq
    if (order.opens) this.pay(order.user, order.frozen)
  }

  private fill(order: RefOrder, price: number, tick: RefTick): void {
    order.state = 'filled'
    order.seq = tick.seq
    order.price = price
  }

  /** The price it gets, or null after it was cancelled. */
  private priceFor(order: RefOrder, tick: RefTick): number | null {
    const price = this.buys(order) ? tick.ask : tick.bid
    if (!order.market) return price
    if (tick.time - order.acceptedAt > 3_000) this.cancel(order, 'noTick', tick)
    else if (this.buys(order) ? price > order.bound : price < order.bound)
      this.cancel(order, 'slippage', tick)
    return order.state === 'working' ? price : null
  }

  private closeBy(order: RefOrder, tick: RefTick): void {
    const position = this.byId.get(order.positionId ?? '')
    if (!position) throw new Error('no position')
    position.closing -= order.quantity
    const price = this.priceFor(order, tick)
    if (price === null) return
    this.close(position, order.quantity, price, 'order', tick)
    this.fill(order, price, tick)
  }

  private open(order: RefOrder, tick: RefTick): void {
    const price = this.priceFor(order, tick)
    if (price === null) return
    if (this.deficit > 0) {
      this.cancel(order, 'paused', tick)
      return
    }
    const value = price * order.quantity
    const fee = feeOf(value)
    const margin = smaller(up(value, order.lever), order.frozen - fee)
    const maxProfit = smaller(maxProfitOf(order.side, value, margin), order.reserve)
    const limits = limitsOf(order.side, price, order.quantity, margin, maxProfit)
    const { liquidation } = limits
    const carried = order.side === 'short' ? tick.price < (liquidation ?? 0) : (liquidation ?? 0) < tick.price
    if (margin <= 0 || !carried) {
      this.cancel(order, 'slippage', tick)
      return
    }
    this.pay(order.user, order.frozen - fee - margin)
    this.fill(order, price, tick)
    this.positions.push(
      plainPosition({
        ...{ id: order.id, user: order.user, side: order.side, openPrice: price },
        ...limits,
        ...{ win: order.win, lost: order.lost, triggersSeq: tick.seq, openSeq: tick.seq },
        ...{ quantity: order.quantity, margin, maxProfit, closing: 0 },
      }),
    )
  }
}
