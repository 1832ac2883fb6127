import { openDatabase } from '@server/store/database'
import type { Database } from '@server/store/db'
import { migrate, sumOf } from '@server/store/migrate'
import { MIGRATIONS, type Migration } from '@server/store/migrations'
import { createTestDatabase, type TestDatabase } from '../helpers/cluster'

/** Beginnings of the sums of what has run somewhere: databases that exist were made by these texts. A new one is added, none is changed. */
const SUMS: Readonly<Record<string, string>> = {
  '001_ledger': 'c020d0359062dafa',
  '010_market': '5a3ea6a2e1ec6b22',
  '020_people': 'c660a4ef0e2be28e',
  '025_content': '711948d36ef5098c',
  '030_options': '9213e3c049fe02c9',
  '040_security': 'fb3eb89ee8ff9cf2',
  '050_deposits': 'd019d969fd3daa62',
  '055_addresses': '1a44974511728b66',
  '060_withdrawals': '46925493eef9a117',
  '070_transfers': 'dffd173365886298',
  '080_swap': 'a22675e7113d28db',
  '090_funds': 'fe1a637f0f2b319c',
  '095_liabilities': 'cf34b93c8f44c3f7',
  '100_contracts': '008b1a3229ae90d7',
  '110_fairness': '57769441bab00d15',
  '115_favourites': '7bafee1ff0fa62e3',
  '120_receipts': '44fcc45659d8c854',
  '130_access': '867308185a59b95d',
  '135_profile': '963f533cf0b69d86',
  '140_identity': '8cf7fc30ca70ca0f',
  '145_team': '66dba83cf63ba372',
  '150_content': '95ee616336e660a1',
  '160_notifications': 'd73e1ec9c88fad42',
  '165_alerts': '4fb4e54ef2283de8',
  '175_limits': '3e1f7d52ea7506f4',
  '180_turns': '370dee371fc51f84',
  '185_secret_marks': '5bbe8c7203849549',
}

test('no migration that exists was changed, and every one stands here', () => {
  const now = MIGRATIONS.map((migration) => [migration.name, sumOf(migration).slice(0, 16)])
  expect(Object.fromEntries(now)).toEqual(SUMS)
})

const FIRST: Migration = { name: '900_first', sql: 'create table fence_first (id integer)' }
const OTHER: Migration = { name: '900_first', sql: 'create table fence_first (id bigint)' }
const SECOND: Migration = { name: '901_second', sql: 'create table fence_second (id integer)' }

let database: TestDatabase
let db: Database
beforeEach(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolSize: 1 })
})
afterEach(async () => {
  await db.close()
  await database.drop()
})

const storedSum = async (): Promise<string | null | undefined> => {
  const sql = "select sum from migrations where name = '900_first'"
  return (await db.query<{ sum: string | null }>('test.sum', sql))[0]?.sum
}

test('a database that another text made is refused by name, and nothing more is done to it', async () => {
  await migrate(db, 0, [FIRST])
  await expect(migrate(db, 0, [OTHER, SECOND])).rejects.toThrow(
    /^this database was made by another text of 900_first than/,
  )
  const [second] = await db.query<{ there: boolean }>(
    'test.there',
    "select to_regclass('fence_second') is not null as there",
  )
  expect([await storedSum(), second?.there]).toEqual([sumOf(FIRST), false])
})

test('what was done without a sum gets one, and is held to it from then on', async () => {
  await migrate(db, 0, [FIRST])
  await db.query('test.forget', 'alter table migrations drop column sum')
  expect(await migrate(db, 0, [FIRST, SECOND])).toEqual(['901_second'])
  expect(await storedSum()).toBe(sumOf(FIRST))
  await expect(migrate(db, 0, [OTHER, SECOND])).rejects.toThrow('900_first')
})

test('migrations of a later version are no matter for an earlier one, which may still run beside it', async () => {
  await migrate(db, 0, [FIRST, SECOND])
  expect(await migrate(db, 0, [FIRST])).toEqual([])
})
