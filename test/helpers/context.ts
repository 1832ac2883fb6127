import { loadConfig, loadSecrets, type Environment } from '@server/config'
import type { Context } from '@server/context'
import { Vitals } from '@server/health/vitals'
import { createLog } from '@server/http/log'
import { openReceiptKeys } from '@server/receipts/keys'
import { openFunds, openHouse } from '@server/services/funding'
import { uuidv7 } from '@server/store/ids'
import { openBooks } from './ledger'
import { readRisk } from './risk'
import { stubChain, type StubChain } from './stubChain'
import { stubMarket, type StubMarket } from './stubMarket'

export interface TestContext extends Context {
  market: StubMarket
  chain: StubChain
  clock: { now(): number; time: number }
  /** A user with the demo's funds who has read the risk statement, without credentials. */
  fundedUser: () => Promise<string>
  close: () => Promise<void>
}

/** 2024-05-15 12:00 UTC. */
export const NOON = Date.UTC(2024, 4, 15, 12)

/** Services without HTTP: a database of its own, a clock and a market that stand still. */
export const openContext = async (env: Environment = {}): Promise<TestContext> => {
  const clock = { time: NOON, now: () => clock.time }
  const { db, bus, ledger, close } = await openBooks(clock)
  const config = loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent', ...env })
  const secrets = loadSecrets(
    { ...config, profile: 'production' },
    {
      PASSWORD_PEPPER: 'test-pepper-0123456789-abcdefghij',
      CAPTCHA_KEY: 'test-captcha-0123456789-abcdefghij',
      TOKEN_KEY: 'test-token-0123456789-abcdefghijkl',
      DATA_KEY: 'test-data-0123456789-abcdefghijklm',
      RECEIPT_KEY: 'test-receipt-0123456789-abcdefghij',
    },
  )
  const ctx = {
    config,
    secrets,
    db,
    bus,
    ledger,
    clock,
    log: createLog('silent'),
    vitals: new Vitals(clock.now),
    market: stubMarket(NOON),
    chain: stubChain(),
  }
  await openHouse(ctx)
  await openReceiptKeys(ctx)
  return {
    ...ctx,
    fundedUser: async () => {
      const userId = uuidv7()
      await db.tx((t) => openFunds(ctx, t, userId))
      await readRisk(db, userId)
      return userId
    },
    close,
  }
}
