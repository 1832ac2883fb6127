import type { CurrencyId, FundTypeId } from '@core/domain'
import { createLocalBus, type Bus } from '@server/bus'
import { createLedger, type Entry, type Ledger, type Posting } from '@server/ledger'
import type { Database } from '@server/store/db'
import { openDatabase } from '@server/store/database'
import { uuidv7 } from '@server/store/ids'
import { createTestDatabase } from './cluster'

export interface Books {
  db: Database
  ledger: Ledger
  bus: Bus
  close: () => Promise<void>
}

/** A database with a ledger and an opened house, nothing else. */
export const openBooks = async (clock = { now: () => Date.now() }): Promise<Books> => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase({ url })
  const bus = createLocalBus((error) => {
    throw error
  })
  const ledger = createLedger({ bus, clock })
  await db.tx((t) => ledger.openHouse(t))
  return {
    db,
    ledger,
    bus,
    close: async () => {
      await db.close()
      await drop()
    },
  }
}

/** A movement of `amount` between two accounts' available buckets. */
export const payment = (from: string, to: string, amount: string, fundType: FundTypeId = 4): Posting => ({
  txId: uuidv7(),
  event: 'test',
  refType: 'test',
  refId: 'test',
  entries: [
    { account: from, bucket: 'available', fundType, amount: `-${amount}` },
    { account: to, bucket: 'available', fundType, amount },
  ] satisfies Entry[],
})

/** Sums of all balances per currency: what every server test ends with. Empty when all is well. */
export const unbalancedCurrencies = async (db: Database): Promise<CurrencyId[]> => {
  const rows = await db.query<{ currency_id: CurrencyId }>(
    'test.unbalanced',
    'select currency_id from accounts group by currency_id having sum(available + frozen) <> 0',
  )
  return rows.map((row) => row.currency_id)
}
