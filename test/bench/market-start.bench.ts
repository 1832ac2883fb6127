import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { createLocalBus } from '@server/bus'
import { loadConfig } from '@server/config'
import { createMarket, type Market } from '@server/market'
import type { Foundation } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'

/** How long the first start of the simulated market takes (30 days of history), and a start after some downtime. */
const HOUR = 3_600_000

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  await migrate(db, Date.now())
  let offset = 0
  const start = async (what: string, downtime: number): Promise<void> => {
    offset += downtime
    const foundation = {
      config: loadConfig({ DATA_DIR: folder }),
      log: pino(),
      db,
      bus: createLocalBus((error) => console.error(error)),
      clock: { now: () => Date.now() + offset },
      vitals: new Vitals(Date.now),
    } as unknown as Foundation
    const began = performance.now()
    const market: Market = await createMarket(foundation)
    await market.start()
    console.log(`${what}: ${Math.round(performance.now() - began)} ms`)
    await market.stop()
  }
  await start('first start', 0)
  await start('start at once', 0)
  await start('start after 1 h', HOUR)
  await start('start after 3 days', 72 * HOUR)
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
