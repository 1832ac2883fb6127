import { createHash } from 'node:crypto'
import { sendSimulated } from '@server/chain/simulated'
import { createLocalBus } from '@server/bus'
import { audit, createLedger, isClean } from '@server/ledger'
import { ownAddress } from '@server/services/deposits/address'
import { uuidv7 } from '@server/store/ids'
import { besideServer } from '../../helpers/beside'
import { until } from '../../helpers/until'

const DEPOSITS = 60
const KILLS = 3

const beside = besideServer()

const clock = { now: () => Date.now() }
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const count = async (state: string): Promise<number> => {
  const [row] = await beside.db.query<{ count: number }>(
    'test.count',
    'select count(*)::int as count from deposits where state = $1',
    [state],
  )
  return row?.count ?? 0
}

/** Fractions that look random and are the same in every run. */
const fraction = (n: number): number => createHash('sha256').update(`kill ${n}`).digest().readUInt8(0) / 256

const openUser = async (): Promise<string> => {
  const userId = uuidv7()
  await createLedger({ bus: createLocalBus(() => undefined), clock }).openUser(beside.db, userId)
  return userId
}

test('killed (-9) again and again while deposits come in, every one is credited once', async () => {
  const { db } = beside
  const first = beside.start()
  await first.ready
  const userId = await openUser()
  const address = await ownAddress({ db, clock }, userId, 'tron')
  let running = first
  for (let n = 0; n < DEPOSITS; n++) {
    const output = { address, currencyId: 1 as const, amount: String(10 + n) }
    await sendSimulated(db, 'tron', [output], { reference: `kill ${n}`, now: clock.now() })
    if (n % (DEPOSITS / KILLS) !== 0) continue
    await pause(fraction(n) * 1_000)
    running.kill('SIGKILL')
    await running.ended
    running = beside.start()
    await running.ready
  }
  await until(async () => (await count('credited')) === DEPOSITS)
  running.kill('SIGTERM')
  expect(await running.ended).toMatchObject({ code: 0 })

  // 10 + 11 + … + 69 = 60 x 39.5
  const [wallet] = await db.query<{ available: string }>(
    'test.wallet',
    'select trim_scale(available)::text as available from accounts where user_id = $1 and account_type = 1 and currency_id = 1',
    [userId],
  )
  expect(wallet?.available).toBe('2370')
  const postings = await db.query<{ postings: number }>(
    'test.postings',
    `select count(distinct tx_id)::int as postings from entries where ref_type = 'deposit' group by ref_id`,
  )
  expect(postings.map((p) => p.postings)).toEqual(Array.from({ length: DEPOSITS }, () => 1))
  expect(isClean(await db.tx((t) => audit(t)))).toBe(true)
}, 180_000)
