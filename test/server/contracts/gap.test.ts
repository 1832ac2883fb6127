import { createMarket } from '@server/market'
import { createFeedRow } from '@server/market/lease'
import { simulatedFeed } from '@server/market/simulated/feed'
import { pruneTicks } from '@server/market/write'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { openContext, type TestContext } from '../../helpers/context'
import { checkBooks } from './desk'
import { settle } from './fixtures'
import type { RefPosition } from './reference'

jest.setTimeout(120_000)

const HOUR = 3_600_000
const NOON = Date.UTC(2025, 0, 8, 12)
/** Of this seed the price first falls to 20,172.22 six hours and 41 minutes after noon. */
const SEED = '0000000000000003'
const LOW = 2_017_222n
const feed = simulatedFeed(SEED)

let ctx: TestContext
beforeEach(async () => {
  ctx = await openContext()
  const storedThrough = NOON - HOUR - 1
  await createFeedRow(ctx.db, { identity: feed.identity, seed: SEED, storedThrough, now: NOON })
  await runAt(NOON)
  await seedContracts(ctx)
})
afterEach(async () => {
  await checkBooks(ctx)
  await ctx.close()
})

/** Starts the market at a wall time and stops it when it has caught up. */
const runAt = async (time: number): Promise<void> => {
  const market = await createMarket({ ...ctx, clock: { now: () => time } })
  await market.start()
  await market.stop()
  ctx.market.time = time
}

const storedSeqs = async (from: number, to: number): Promise<number[]> => {
  const sql = 'select seq from ticks where trade_id = 1 and time > $1 and time <= $2 order by seq'
  const rows = await ctx.db.query<{ seq: string }>('test.seqs', sql, [from, to])
  return rows.map((row) => Number(row.seq))
}

const ticksOfFeed = (from: number, to: number) => feed.ticks(from, to).filter((tick) => tick.tradeId === 1)

/** A long of 0.01 BTC opened at the last tick, with its stop-loss where the price falls to in the middle of the gap. */
const openLong = async (): Promise<string> => {
  const last = ticksOfFeed(NOON - 60_000, NOON).at(-1)
  const open = Number(last?.price)
  const position: RefPosition = {
    ...{ id: '00000001-0000-7000-8000-000000000001', user: 0, side: 'long', openPrice: open, quantity: 100 },
    ...{
      margin: open * 10,
      maxProfit: open * 90,
      liquidation: null,
      cap: null,
      win: null,
      lost: Number(LOW),
    },
    ...{ triggersSeq: last?.seq ?? 0, openSeq: last?.seq ?? 0, closing: 0 },
  }
  await settle(ctx, { positions: [position], orders: [] }, [await ctx.fundedUser()])
  return position.id
}

test('with a position open, eight hours of downtime are made up for tick by tick, and its stop-loss happened in them', async () => {
  const id = await openLong()
  await runAt(NOON + 8 * HOUR)
  const expected = ticksOfFeed(NOON, NOON + 8 * HOUR)
  expect(await storedSeqs(NOON, NOON + 8 * HOUR)).toEqual(expected.map((tick) => tick.seq))
  while (await stepPair(ctx, 1));
  const hit = expected.find((tick) => tick.price <= LOW)
  const sql = 'select reason, tick_seq, closed_at from contract_closes where position_id = $1'
  const closes = await ctx.db.query<{ reason: string; tick_seq: string; closed_at: string }>('test.c', sql, [
    id,
  ])
  expect(closes).toEqual([{ reason: 'stopLoss', tick_seq: String(hit?.seq), closed_at: String(hit?.time) }])
  // by then only bars are kept of what nobody needs
  expect(hit?.time).toBeGreaterThan(NOON + 5 * HOUR + 60_000)
  expect(hit?.time).toBeLessThan(NOON + 7 * HOUR)
})

test('without one, the middle of such a gap gets bars only', async () => {
  await runAt(NOON + 8 * HOUR)
  expect(await storedSeqs(NOON + 5 * HOUR + 60_000, NOON + 7 * HOUR - 1)).toEqual([])
})

test('ticks that the engine has not followed are not pruned', async () => {
  await runAt(NOON + 60_000)
  const later = NOON + 3 * 24 * HOUR
  await ctx.db.tx((t) => pruneTicks(t, 1, later))
  const [first] = await storedSeqs(0, later)
  expect(first).toBe(ticksOfFeed(NOON - 60_000, NOON).at(-1)?.seq)
  while (await stepPair(ctx, 1));
  await ctx.db.tx((t) => pruneTicks(t, 1, later))
  expect(await storedSeqs(0, later)).toEqual([ticksOfFeed(NOON, NOON + 60_000).at(-1)?.seq])
})
