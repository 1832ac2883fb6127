import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Foundation } from '../context'
import { ConfigError } from '../config'
import { chooseFeed } from './choose'
import type { Feed } from './feed'
import { createFeedRow, readFeedRow } from './lease'
import { marketOf, type Market } from './market'
import { publishFeed } from './publish'
import { Runner } from './runner'
import { FeedStream } from './stream'
import { MarketView } from './view'

export type { Book, BookRow } from './book'
export type { Market } from './market'
export { ALL_LEVELS } from './book'
export { quoteOf, quoteWithLine, tradeOf } from './quote'
export type { Candle } from './rows'
export type { Stats } from './stats'

/** The feed of this installation, set up by the first process that starts. @throws ConfigError when it is another one */
const openFeed = async ({ config, db, clock, log }: Foundation): Promise<Feed> => {
  const around = { log, wall: () => clock.now() }
  const mine = (await readFeedRow(db))?.seed ?? randomBytes(8).toString('hex')
  const proposed = await chooseFeed(config.market, mine, around)
  const now = clock.now()
  const storedThrough = proposed.historyStart(now) - 1
  await createFeedRow(db, { identity: proposed.identity, seed: mine, storedThrough, now })
  const stored = await readFeedRow(db)
  const isFirst = stored?.seed === mine
  const feed = isFirst ? proposed : await chooseFeed(config.market, stored?.seed ?? mine, around)
  if (stored?.identity !== feed.identity) {
    throw new ConfigError(
      `this data folder holds the market "${stored?.identity ?? ''}"; use another DATA_DIR for "${feed.identity}"`,
    )
  }
  return feed
}

/** Builds the market that the configuration asks for; `start()` begins it. */
export const createMarket = async (foundation: Foundation): Promise<Market> => {
  const { config, db, bus, clock, log, vitals } = foundation
  const wall = (): number => clock.now()
  const feed = await openFeed(foundation)
  const view = new MarketView()
  const tradeIds = feed.pairs.map((pair) => pair.tradeId)
  const stream = new FeedStream({ db, bus, log, view, tradeIds })
  const runner = new Runner({
    ...{ db, log, feed, wall, vitals },
    name: `${hostname()}:${process.pid}`,
    shared: config.busUrl !== null,
    onStored: (stored) => publishFeed(bus, stored),
  })
  return marketOf({ db, bus, feed, runner, stream, view, wall })
}
