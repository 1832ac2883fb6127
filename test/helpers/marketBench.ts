import pino from 'pino'
import type { Period } from '@core/domain'
import { createLocalBus, type Bus } from '@server/bus'
import { loadConfig } from '@server/config'
import type { Foundation } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { createMarket, type Market } from '@server/market'
import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { createTestDatabase } from './cluster'
import { integer, type PlainBar } from './aggregate'

export interface MarketBench {
  db: Database
  /** A market process on this database, not yet started. */
  open(env: Record<string, string>, now?: () => number): Promise<{ market: Market; bus: Bus }>
  close(): Promise<void>
}

/** A fresh database on which markets can be started, one after another or against each other. */
export const openMarketBench = async (): Promise<MarketBench> => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase({ url })
  const started: Market[] = []
  return {
    db,
    open: async (env, now = Date.now) => {
      const bus = createLocalBus((error) => {
        throw error
      })
      const config = loadConfig({ DATA_DIR: '/nowhere', ...env })
      const log = pino({ level: 'silent' })
      // A market uses neither ledger nor secrets.
      const vitals = new Vitals(now)
      const foundation = { config, log, db, bus, vitals, clock: { now } } as unknown as Foundation
      const market = await createMarket(foundation)
      started.push(market)
      return { market, bus }
    },
    close: async () => {
      await Promise.all(started.map((market) => market.stop()))
      await db.close()
      await drop()
    },
  }
}

/** Resolves when a tick that fits is stored and announced. */
export const tickThat = (bus: Bus, fits: (time: number) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = bus.subscribe('tick', ({ time }) => {
      if (!fits(time)) return
      stop()
      resolve()
    })
  })

/** Every bar of BTC/USDT as the market gives them, page by page as a chart asks. */
export const allBars = async (market: Market, period: Period): Promise<PlainBar[]> => {
  const bars: PlainBar[] = []
  for (;;) {
    const before = bars[0]?.time
    const page = await market.candles({
      tradeId: 1,
      period,
      limit: 1000,
      ...(before === undefined ? {} : { before }),
    })
    if (page.length === 0) return bars
    bars.unshift(
      ...page.map((c) => ({
        time: c.time,
        open: integer(c.open, 2),
        high: integer(c.high, 2),
        low: integer(c.low, 2),
        close: integer(c.close, 2),
        volume: integer(c.volume, 6),
      })),
    )
  }
}
