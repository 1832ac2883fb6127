import type { Logger } from 'pino'
import type { Bus } from './bus'
import type { Config, Secrets } from './config'
import type { Ledger } from './ledger'
import type { Market } from './market'
import type { Database } from './store/db'

/** Wall time in ms: sessions, codes, logs. Orders and candles use `market.now()` instead. */
export interface Clock {
  now: () => number
}

/** What every part may use. Built once in `main.ts` (and by `test/helpers/server.ts`), passed down, never global. */
export interface Foundation {
  config: Config
  log: Logger
  db: Database
  bus: Bus
  clock: Clock
  secrets: Secrets
  ledger: Ledger
}

/**
 * The composition root. `server/market/index.ts` exports `type Market` and
 * `createMarket(foundation: Foundation): Promise<Market>`, whose `start()` begins and `stop()` ends the feed.
 */
export interface Context extends Foundation {
  market: Market
}
