// npx tsx test/bench/ledger.bench.ts: postings a second, 16 clients, fsync on, house rows in (a stake and its reserve).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FUND, OPTIONS, USDT } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { audit, createLedger, houseAccount, HOUSES, isClean, userAccount, type Posting } from '@server/ledger'
import { idempotent } from '@server/services/idempotent'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { migrate } from '@server/store/migrate'
import { payment } from '../helpers/ledger'

const CLIENTS = 16
const SECONDS = 10
const USERS = 500

const accept = (userId: string, shard: number): Posting => {
  const user = userAccount(userId, OPTIONS, USDT)
  const house = houseAccount('options', USDT, shard)
  const line = (account: string, bucket: 'available' | 'frozen', fundType: 1 | 15, amount: string) => ({
    account,
    bucket,
    fundType,
    amount,
  })
  return {
    txId: uuidv7(),
    event: 'option.accept',
    refType: 'option',
    refId: uuidv7(),
    entries: [
      line(user, 'available', FUND.optionStake, '-1'),
      line(user, 'frozen', FUND.optionStake, '1'),
      line(house, 'available', FUND.profit, '-0.8'),
      line(house, 'frozen', FUND.profit, '0.8'),
    ],
  }
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres'), poolSize: CLIENTS })
  const clock = { now: () => Date.now() }
  const ledger = createLedger({ clock, bus: createLocalBus(() => undefined) })
  await migrate(db, clock.now())
  const users = Array.from({ length: USERS }, () => uuidv7())
  await db.tx(async (t) => {
    await ledger.openHouse(t)
    const funds = Array.from({ length: HOUSES.options.shards }, (_, shard) =>
      payment(houseAccount('issuance', USDT, shard), houseAccount('options', USDT, shard), '10000000'),
    )
    for (const userId of users) await ledger.openUser(t, userId)
    const grants = users.map((id) =>
      payment(houseAccount('issuance', USDT, 0), userAccount(id, OPTIONS, USDT), '100000'),
    )
    await ledger.post(t, [...funds, ...grants])
  })

  const run = async (work: (i: number) => Promise<unknown>): Promise<number> => {
    const end = Date.now() + SECONDS * 1000
    let done = 0
    const client = async (): Promise<void> => {
      while (Date.now() < end) {
        await work(done++)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    return Math.round(done / SECONDS)
  }
  const secrets = {
    pepper: '',
    captchaKey: '',
    tokenKey: 'a key for this bench',
    dataKey: '',
    receiptKey: '',
  }
  const userAt = (i: number): string => users[i % USERS] ?? ''

  const plain = await run((i) => db.tx((t) => ledger.post(t, [accept(userAt(i), i % 8)])))
  const oneShard = await run((i) => db.tx((t) => ledger.post(t, [accept(userAt(i), 0)])))
  const keyed = await run((i) =>
    idempotent(
      { db, clock, secrets },
      { session: { id: null, userId: userAt(i) }, call: 'options.order', key: uuidv7(), body: {} },
      async (t) => {
        await ledger.post(t, [accept(userAt(i), i % 8)])
        return {}
      },
    ),
  )
  const batched = await run((i) =>
    db.tx((t) =>
      ledger.post(
        t,
        Array.from({ length: 100 }, (_, k) => accept(userAt(i * 100 + k), k % 8)),
      ),
    ),
  )
  const clean = isClean(await db.tx((t) => audit(t)))
  console.log({ plain, oneShard, keyed, inBatchesOf100: batched * 100, clean })
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
