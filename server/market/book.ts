import type { TradeId } from '@core/domain'
import { pairOf } from './rows'
import { uniform } from './simulated/noise'
import { divideHalfUp, fromUnits, fromUnitsShort, QUANTITY_SCALE, storedUnits } from './units'

/** One price level; `ratio` (0 to 1) is the width of its bar: quantity down to here, of the side's total. */
export interface BookRow {
  price: string
  nums: string
  ratio: number
}

/** House quotes around the last price: no orders of others stand behind them, so they are always labelled simulated. */
export interface Book {
  tradeId: TradeId
  /** Bids, best first. */
  buyList: BookRow[]
  /** Asks, best first. */
  sellList: BookRow[]
  simulated: true
}

const LEVELS = 20
/** Distance of bid and ask, and between levels, in parts per million of the price. */
const SPREAD = 100n
const STEP = 60n
const MILLION = 1_000_000n
/** Value that stands behind a level on average, in units of the quote currency. */
const DEPTH = 20_000n
const BOOK_SEED = [0x4c696d65, 0x6c696768] as const

const atLeastOne = (units: bigint): bigint => (units > 1n ? units : 1n)

/** A level keeps its quantity while the price moves: it depends on the level's price alone. */
const quantityAt = (tradeId: TradeId, price: bigint): bigint => {
  const { priceScale, quantityScale } = pairOf(tradeId)
  const share = BigInt(Math.floor(20 + 180 * uniform(BOOK_SEED, tradeId, Number(price))))
  const lots = (DEPTH * share * 10n ** BigInt(priceScale + quantityScale)) / (100n * price)
  return atLeastOne(lots) * 10n ** BigInt(QUANTITY_SCALE - quantityScale)
}

const side = (tradeId: TradeId, prices: readonly bigint[]): BookRow[] => {
  const quantities = prices.map((price) => quantityAt(tradeId, price))
  const total = quantities.reduce((a, b) => a + b, 0n)
  let sum = 0n
  return prices.map((price, i) => {
    const quantity = quantities[i] ?? 0n
    sum += quantity
    return {
      price: fromUnits(price, pairOf(tradeId).priceScale),
      nums: fromUnitsShort(quantity, QUANTITY_SCALE),
      ratio: Number((sum * 10_000n) / atLeastOne(total)) / 10_000,
    }
  })
}

/** @param lastPrice decimal text at the pair's scale */
export const houseBook = (tradeId: TradeId, lastPrice: string): Book => {
  const last = storedUnits(lastPrice, pairOf(tradeId).priceScale)
  const half = atLeastOne(divideHalfUp(last * SPREAD, 2n * MILLION))
  const step = atLeastOne(divideHalfUp(last * STEP, MILLION))
  const levels = Array.from({ length: LEVELS }, (_, i) => half + BigInt(i) * step)
  const grid = (units: bigint): bigint => (units / step) * step
  const ask = (distance: bigint): bigint => grid(last + distance + step - 1n)
  const bid = (distance: bigint): bigint => grid(last - distance)
  return {
    tradeId,
    buyList: side(
      tradeId,
      levels.map(bid).filter((price) => price > 0n),
    ),
    sellList: side(tradeId, levels.map(ask)),
    simulated: true,
  }
}
