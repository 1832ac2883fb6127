import {
  createFeedRow,
  giveUpLease,
  isFree,
  LeaseLost,
  readFeedRow,
  renewLease,
  takeLease,
  takeLostLease,
} from '@server/market/lease'
import { insertTicks } from '@server/market/write'
import { openMarketBench, type MarketBench } from '../../helpers/marketBench'

let bench: MarketBench
beforeEach(async () => {
  bench = await openMarketBench()
  await createFeedRow(bench.db, { identity: 'test', seed: '00', storedThrough: 1_000, now: 1 })
})
afterEach(() => bench.close())

const store = (epoch: string, seq: string, through: number): Promise<void> =>
  bench.db.tx(async (t) => {
    await renewLease(t, epoch, through, 5)
    await insertTicks(t, [{ tradeId: 1, seq, time: through, price: '1.00', quantity: '1' }], epoch)
  })

test('whoever takes the lead gets the next epoch and goes on from what is stored', async () => {
  expect(await takeLease(bench.db, 'a', 2)).toEqual({ epoch: '1', storedThrough: 1_000 })
  await store('1', '1', 2_000)
  expect(await takeLease(bench.db, 'b', 3)).toEqual({ epoch: '2', storedThrough: 2_000 })
  expect(await readFeedRow(bench.db)).toMatchObject({ leader: 'b', renewed_at: '3' })
})

test('ticks of an old epoch are refused as a whole, also those with new numbers', async () => {
  await takeLease(bench.db, 'a', 2)
  await takeLease(bench.db, 'b', 3)
  await expect(store('1', '7', 2_000)).rejects.toThrow(LeaseLost)
  expect(await bench.db.query('test.count', 'select seq from ticks')).toEqual([])
  expect(await readFeedRow(bench.db)).toMatchObject({ stored_through: '1000' })
  await store('2', '7', 2_000)
  expect(await bench.db.query('test.count', 'select seq from ticks')).toEqual([{ seq: '7' }])
})

test('of two that see a leader fall silent one takes the lead, and none when it spoke meanwhile', async () => {
  await takeLease(bench.db, 'a', 2)
  const seen = { epoch: '1', renewed_at: '2' }
  const taken = await Promise.all(['b', 'c'].map((name) => takeLostLease(bench.db, name, 9, seen)))
  expect(taken.filter((lease) => lease !== null)).toEqual([{ epoch: '2', storedThrough: 1_000 }])
  await bench.db.tx((t) => renewLease(t, '2', 1_000, 10))
  expect(await takeLostLease(bench.db, 'd', 11, { epoch: '2', renewed_at: '9' })).toBeNull()
})

test('a leader that ends gives the lead up; one that lost it takes nothing from its successor', async () => {
  const free = async (): Promise<boolean | null> => {
    const row = await readFeedRow(bench.db)
    return row && isFree(row)
  }
  await takeLease(bench.db, 'a', 2)
  await takeLease(bench.db, 'b', 3)
  await giveUpLease(bench.db, '1')
  expect(await free()).toBe(false)
  await giveUpLease(bench.db, '2')
  expect(await free()).toBe(true)
})

test('setting up twice changes nothing', async () => {
  await createFeedRow(bench.db, { identity: 'other', seed: '11', storedThrough: 9, now: 9 })
  expect(await readFeedRow(bench.db)).toMatchObject({ identity: 'test', seed: '00', stored_through: '1000' })
})
