import { GROUPS, type Group } from '@core/domain/book'
import type { WireBookRow } from '@core/contract/live'
import { money, round, toWire, ZERO, type Money } from '@core/money'

export type BookSide = 'bid' | 'ask'

/** A row of the book on screen. */
export interface BookLevel {
  /** Plain decimal with `groupDecimals` digits: the edge of the group that is further from the market. */
  readonly price: string
  readonly amount: Money
  /** Amount from the best price to here. */
  readonly total: Money
}

/** Digits after the point of grouped prices: `0.01` grouped by 10 is `0.1`. */
export const groupDecimals = (priceScale: number, group: Group): number =>
  Math.max(0, priceScale - GROUPS.indexOf(group))

/** The width of a group as people read it: `0.01`, `0.1`, `1`. */
export const groupText = (priceScale: number, group: Group): string =>
  toWire(money('1').div(money('10').pow(groupDecimals(priceScale, group))))

/**
 * Joins levels whose prices round to the same group: bids down, asks up, so that a group never promises a better price
 * than its worst level has.
 * @param rows best first
 * @param most rows of the result at most
 */
export const groupSide = (
  rows: readonly WireBookRow[],
  side: BookSide,
  decimals: number,
  most: number,
): BookLevel[] => {
  const levels: { price: string; amount: Money; total: Money }[] = []
  let total = ZERO
  for (const row of rows) {
    const price = round(money(row.price), decimals, side === 'bid' ? 'down' : 'up').toFixed(decimals)
    const amount = money(row.nums)
    const last = levels[levels.length - 1]
    if (last?.price !== price && levels.length === most) break
    total = total.plus(amount)
    if (last?.price === price) {
      last.amount = last.amount.plus(amount)
      last.total = total
    } else {
      levels.push({ price, amount, total })
    }
  }
  return levels
}

/** Distance of the best prices, and as a share of the middle in percent; null while a side is empty. */
export const spreadOf = (
  bid: string | undefined,
  ask: string | undefined,
): { readonly price: Money; readonly percent: Money } | null => {
  if (bid === undefined || ask === undefined) return null
  const [low, high] = [money(bid), money(ask)]
  const price = high.minus(low)
  return { price, percent: round(price.times('200').div(high.plus(low)), 3, 'up') }
}
