import type { WireBookRow } from '@core/contract/live'
import { divide, money, ZERO, type Money } from '@core/money'
import type { Book } from '@/stores/books'
import type { BookSide } from './grouping'

/** A step of the curve: what is offered from the best price to `price`. */
export interface DepthPoint {
  readonly price: Money
  readonly total: Money
}

/** Cumulative amounts of both sides, best first, as far as both reach. */
export interface DepthCurve {
  readonly mid: Money
  /** The curve spans `mid - reach` to `mid + reach`. */
  readonly reach: Money
  readonly bids: readonly DepthPoint[]
  readonly asks: readonly DepthPoint[]
}

/** What the cursor tells about one point. */
export interface DepthReading extends DepthPoint {
  readonly side: BookSide
  /** Signed distance from the middle in percent, two decimals. */
  readonly distance: Money
}

const cumulate = (rows: readonly WireBookRow[]): DepthPoint[] => {
  let total = ZERO
  return rows.map((row) => {
    total = total.plus(row.nums)
    return { price: money(row.price), total }
  })
}

/** @returns null while a side is empty */
export const depthCurve = ({ buyList, sellList }: Pick<Book, 'buyList' | 'sellList'>): DepthCurve | null => {
  const [bids, asks] = [cumulate(buyList), cumulate(sellList)]
  const [bid, ask] = [bids[0], asks[0]]
  const [lowest, highest] = [bids[bids.length - 1], asks[asks.length - 1]]
  if (!bid || !ask || !lowest || !highest) return null
  const mid = bid.price.plus(ask.price).div('2')
  const [down, up] = [mid.minus(lowest.price), highest.price.minus(mid)]
  const reach = down.lt(up) ? down : up
  return {
    mid,
    reach,
    bids: bids.filter(({ price }) => price.gte(mid.minus(reach))),
    asks: asks.filter(({ price }) => price.lte(mid.plus(reach))),
  }
}

/** The point on a side by its place from the best price; the nearest one there is. */
export const readingAt = (curve: DepthCurve, side: BookSide, index: number): DepthReading => {
  const points = side === 'bid' ? curve.bids : curve.asks
  const point = points[Math.min(Math.max(index, 0), points.length - 1)]
  if (!point) return { side, price: curve.mid, total: ZERO, distance: ZERO }
  const away = point.price.minus(curve.mid).times('100')
  return { side, ...point, distance: divide(away, curve.mid, 2, 'halfUp') }
}

/** The last level between the middle and a price: what a trade up to that price would meet. */
export const placeOf = (
  curve: DepthCurve,
  price: Money,
): { readonly side: BookSide; readonly index: number } => {
  const side = price.lt(curve.mid) ? 'bid' : 'ask'
  const points = side === 'bid' ? curve.bids : curve.asks
  const beyond = points.findIndex((p) => (side === 'bid' ? p.price.lt(price) : p.price.gt(price)))
  return { side, index: Math.max(0, (beyond < 0 ? points.length : beyond) - 1) }
}
