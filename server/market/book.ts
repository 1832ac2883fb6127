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

/** Levels a side that go with a ticker, and all there are. */
export const TICKER_LEVELS = 20
export const ALL_LEVELS = 80
/** Distance of bid and ask, and of the first levels, in parts per million of the price. */
const SPREAD = 100n
const STEP = 10n
const MILLION = 1_000_000n
/** So many levels lie equally far apart; the next ones are three times as far from each other and twice as deep. */
const BLOCK = 20
const WIDER = 3n
const DEEPER = 2n
/** Value that stands behind one of the first levels on average, in units of the quote currency. */
const DEPTH = 20_000n
const BOOK_SEED = [0x4c696d65, 0x6c696768] as const

interface Level {
  price: bigint
  quantity: bigint
}

const atLeastOne = (units: bigint): bigint => (units > 1n ? units : 1n)

/** A level keeps its quantity while the price moves: it depends on the level's price and width alone. */
const quantityAt = (tradeId: TradeId, price: bigint, deeper: bigint): bigint => {
  const { priceScale, quantityScale } = pairOf(tradeId)
  const share = BigInt(Math.floor(20 + 180 * uniform(BOOK_SEED, tradeId, Number(price))))
  const lots = (DEPTH * deeper * share * 10n ** BigInt(priceScale + quantityScale)) / (100n * price)
  return atLeastOne(lots) * 10n ** BigInt(QUANTITY_SCALE - quantityScale)
}

/** The price axis is cut into cells; each holds one level, at a place of its own inside. */
const placeIn = (tradeId: TradeId, cell: bigint, width: bigint): bigint =>
  cell * width + BigInt(Math.floor(uniform(BOOK_SEED, -tradeId, Number(cell)) * Number(width)))

/**
 * Levels away from `edge` (the nearest price allowed), best first.
 * @param away -1n downwards (bids), 1n upwards (asks)
 */
const ladder = (tradeId: TradeId, edge: bigint, step: bigint, away: 1n | -1n, count: number): Level[] => {
  const levels: Level[] = []
  let [nearest, width, deeper] = [edge, step, 1n]
  while (levels.length < count) {
    const end = levels.length + BLOCK
    let cell = nearest / width
    for (; levels.length < end && cell >= 0n; cell += away) {
      const price = placeIn(tradeId, cell, width)
      const beyond = away > 0n ? price >= nearest : price <= nearest
      if (beyond && price > 0n) levels.push({ price, quantity: quantityAt(tradeId, price, deeper) })
    }
    if (cell < 0n) break
    nearest = away > 0n ? cell * width : (cell + 1n) * width - 1n
    width *= WIDER
    deeper *= DEEPER
  }
  return levels.slice(0, count)
}

const side = (tradeId: TradeId, levels: readonly Level[]): BookRow[] => {
  const total = atLeastOne(levels.reduce((sum, { quantity }) => sum + quantity, 0n))
  let sum = 0n
  return levels.map(({ price, quantity }) => {
    sum += quantity
    return {
      price: fromUnits(price, pairOf(tradeId).priceScale),
      nums: fromUnitsShort(quantity, QUANTITY_SCALE),
      ratio: Number((sum * 10_000n) / total) / 10_000,
    }
  })
}

/** Both sides around a price: all of it follows from the price. */
const ladders = (tradeId: TradeId, last: bigint, count: number): { bids: Level[]; asks: Level[] } => {
  const half = atLeastOne(divideHalfUp(last * SPREAD, 2n * MILLION))
  const step = atLeastOne(divideHalfUp(last * STEP, MILLION))
  return {
    bids: ladder(tradeId, last - half, step, -1n, count),
    asks: ladder(tradeId, last + half, step, 1n, count),
  }
}

/**
 * @param lastPrice decimal text at the pair's scale
 * @param count levels a side; where the price is so low that no more bids fit above zero there are fewer
 */
export const houseBook = (tradeId: TradeId, lastPrice: string, count: number = TICKER_LEVELS): Book => {
  const { bids, asks } = ladders(tradeId, storedUnits(lastPrice, pairOf(tradeId).priceScale), count)
  return { tradeId, buyList: side(tradeId, bids), sellList: side(tradeId, asks), simulated: true }
}

/**
 * The prices at which the house buys and sells while the last price is `last`: those of the book's first rows.
 * In units of the pair's scale; the bid is below `last` and the ask above it, except that a bid is never below one unit.
 */
export const topOfBook = (tradeId: TradeId, last: bigint): { bid: bigint; ask: bigint } => {
  const { bids, asks } = ladders(tradeId, last, 1)
  return { bid: bids[0]?.price ?? 1n, ask: asks[0]?.price ?? last + 1n }
}
