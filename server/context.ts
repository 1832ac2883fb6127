import type { Logger } from 'pino'
import type { Bus } from './bus'
import type { Chain } from './chain'
import type { Config, Secrets } from './config'
import type { Ledger } from './ledger'
import type { Market } from './market'
import type { Database } from './store/db'
import type { Vitals } from './health/vitals'

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
  vitals: Vitals
}

/**
 * What handlers and services get. `server/server.ts` puts it together from what the areas export:
 * - `market/index.ts`: `createMarket(foundation)`, whose `start()` begins and `stop()` ends the feed
 * - `chain/index.ts`: `createChain(foundation and market)`, likewise; it follows the networks and credits deposits
 * - `options/seed.ts`: `seedOptions(ctx)`, which throws ConfigError on settings in which a player wins on average;
 *   `options/engine.ts`: `startOptionsEngine(ctx)`; `options/wire.ts`: `readOrder(ctx)` for the live socket
 * - `contracts/seed.ts`: `seedContracts(ctx)`, likewise; `contracts/engine.ts`: `startContractsEngine(ctx)`
 * - `services/sessions.ts`: `findSession(ctx, token)`; `services/content.ts`: `seedContent(ctx)`
 * - `live/index.ts`: `registerLive(app, ctx, authenticate, readOrder)`
 */
export interface Context extends Foundation {
  market: Market
  chain: Chain
}
