import type { Logger } from 'pino'
import { BBT, LISTED_PAIRS, pairOfCurrency } from '@core/domain'
import { ConfigError, type BbtPrice } from '../../config'
import type { Feed } from '../feed'
import { DAY, MINUTE, type Bar, type Tick } from '../types'
import { exchangeApi, symbolOf } from './api'
import { Peg } from './peg'
import { Refusals } from './refusals'
import { ExchangeSession } from './session'

/** Bars of a new installation. */
const HISTORY = 30 * DAY

export interface ExchangeOptions {
  /** Base address of the exchange's calls, and of its stream. */
  readonly rest: string
  readonly stream: string
  /** Where BBT has its price from; null: it has none. */
  readonly bbt: BbtPrice | null
  /** Wall time in ms. */
  readonly wall: () => number
  readonly log: Logger
}

/**
 * A public exchange's trades, of Binance's wire format. Every trade is stored once under the exchange's own number and
 * time; while something is missing market time stands still for orders and settlement, and prices are shown as old.
 */
export const exchangeFeed = (options: ExchangeOptions): Feed => {
  const api = exchangeApi(options.rest, options.wall)
  const refusals = new Refusals(options.log)
  const history = new Map<number, Bar[]>()
  // BBT has no public market: it is priced as the operator says, or not at all.
  const ownPair = pairOfCurrency(BBT)
  const pegged = options.bbt && ownPair ? { pair: ownPair, source: options.bbt } : null
  let peg: Peg | null = null
  let session: ExchangeSession | null = null
  const ticks = (after: number, until: number): Tick[] => {
    const trades = session?.ticks(after, until) ?? []
    return peg ? [...trades, ...peg.ticks(after, until, trades)].sort((a, b) => a.time - b.time) : trades
  }
  return {
    kind: 'exchange',
    identity: `exchange ${LISTED_PAIRS.map(symbolOf).join(' ')}`,
    speed: 1,
    clock: 'wall',
    fillsGaps: true,
    pairs: pegged ? [...LISTED_PAIRS, pegged.pair] : LISTED_PAIRS,
    historyStart: (now) => Math.floor((now - HISTORY) / DAY) * DAY,
    liveStart: (now) => Math.floor(now / MINUTE) * MINUTE,
    end: null,
    prepare: async (from, to) => {
      const read = LISTED_PAIRS.map(async (pair) => history.set(pair.tradeId, await api.bars(pair, from, to)))
      await Promise.all(read).catch((error: Error) => {
        throw new ConfigError(
          `${options.rest} (MARKET_EXCHANGE_URL) gives no bars to begin with: ${error.message}`,
        )
      })
    },
    open: (after) => {
      history.clear()
      session?.stop()
      peg = pegged && new Peg(pegged.pair, pegged.source)
      session = new ExchangeSession({ ...options, pairs: LISTED_PAIRS, refusals }, api, after)
    },
    close: () => {
      session?.stop()
      session = null
    },
    refused: () => refusals.all(),
    reach: (now) => session?.reach(now) ?? 0,
    ticks,
    *minuteBars(tradeId, from, to) {
      for (const bar of history.get(tradeId) ?? []) if (bar.time >= from && bar.time < to) yield bar
    },
  }
}
