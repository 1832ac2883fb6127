import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Foundation } from '../context'
import { ConfigError } from '../config'
import { chooseFeed } from './choose'
import { createFeedRow, readFeedRow } from './lease'
import { marketOf, type Market } from './market'
import { Runner, type RunnerOptions } from './runner'
import { MarketView } from './view'

export type { Book, BookRow } from './book'
export type { Market } from './market'
export { ALL_LEVELS } from './book'
export { quoteOf, quoteWithLine, tradeOf } from './quote'
export type { Candle } from './rows'
export type { Stats } from './stats'

/** Builds the market that the configuration asks for; `start()` begins it. */
export const createMarket = async (foundation: Foundation): Promise<Market> => {
  const { config, db, bus, clock, log } = foundation
  const wall = (): number => clock.now()
  const seed = (await readFeedRow(db))?.seed ?? randomBytes(8).toString('hex')
  const feed = await chooseFeed(config.market, seed)
  await createFeedRow(db, {
    identity: feed.identity,
    seed,
    storedThrough: feed.historyStart(wall()) - 1,
    now: wall(),
  })
  const stored = await readFeedRow(db)
  if (stored?.identity !== feed.identity || stored.seed !== seed) {
    throw new ConfigError(
      `this data folder holds the market "${stored?.identity ?? ''}"; use another DATA_DIR for "${feed.identity}"`,
    )
  }
  const onStored: RunnerOptions['onStored'] = ({ ticks, candles }) => {
    ticks.forEach((tick) => bus.publish('tick', tick))
    candles.forEach((candle) => bus.publish('candle', candle))
  }
  const view = new MarketView()
  const onTakeover = async (): Promise<void> => {
    await Promise.all(feed.pairs.map((pair) => view.load(db, pair.tradeId)))
  }
  const name = `${hostname()}:${process.pid}`
  const runner = new Runner({ db, log, feed, wall, name, onStored, onTakeover })
  return marketOf({ db, bus, feed, runner, view, wall })
}
