import type { Database, Tx } from '@server/store/db'
import { healthyAt } from '@server/chain/place'
import { Runner } from '@server/chain/runner'
import type { ChainWatcher } from '@server/chain/types'
import { createBooks } from '@server/services/deposits'
import { openDesk, type Desk } from './desk'

let desk: Desk
let userId: string
beforeEach(async () => {
  desk = await openDesk()
  userId = await desk.user()
})
afterEach(() => desk.close())

const USDT = 1

const place = async (): Promise<{ height: string; leader: string }> => {
  const [row] = await desk.ctx.db.query<{ height: string; leader: string }>(
    'test.place',
    'select height, leader from chain_places',
  )
  return row ?? { height: '', leader: '' }
}

test('one process follows a network; another takes over when it is gone', async () => {
  const [a, b] = [desk.runner('a'), desk.runner('b')]
  desk.ctx.clock.time += 60_000
  await a.turn()
  await desk.mine(1)
  await b.turn()
  expect(await place()).toEqual({ height: '0', leader: 'a' })
  await a.turn()
  expect(await place()).toEqual({ height: '1', leader: 'a' })
  desk.ctx.clock.time += 6_001
  await desk.mine(1)
  await b.turn()
  expect(await place()).toEqual({ height: '2', leader: 'b' })
})

test('one that ends in order lets the next lead at once', async () => {
  const [a, b] = [desk.runner('a'), desk.runner('b')]
  desk.ctx.clock.time += 60_000
  await a.turn()
  await a.stop()
  await b.turn()
  expect(await place()).toMatchObject({ leader: 'b' })
})

test('a leader whose lease ran out while it read writes nothing', async () => {
  await desk.send(userId, USDT, '50')
  await desk.mine(1)
  const slow: ChainWatcher = {
    ...desk.watcher,
    block: async (height, watched) => {
      desk.ctx.clock.time += 60_000
      await desk.runner('b').turn()
      return desk.watcher.block(height, watched)
    },
  }
  desk.ctx.clock.time += 60_000
  await expect(desk.runner('a', slow).turn()).rejects.toThrow('another process follows ethereum')
  expect(await place()).toMatchObject({ leader: 'b' })
  expect(await desk.list(userId)).toHaveLength(1)
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
})

test('a restart goes on from the last block and misses none', async () => {
  await desk.mine(2)
  await desk.turn()
  await desk.send(userId, USDT, '50')
  await desk.mine(30)
  desk.ctx.clock.time += 60_000
  await desk.runner('after the restart').turn()
  expect(await place()).toMatchObject({ height: '32' })
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
})

test('a dead node is not healthy after a while, loses nothing, and heals by itself', async () => {
  const state = { dead: true }
  const answer = <T>(value: Promise<T>): Promise<T> =>
    state.dead ? Promise.reject(new Error('connection refused')) : value
  const flaky: ChainWatcher = {
    ...desk.watcher,
    head: () => answer(desk.watcher.head()),
    block: (height, watched) => answer(desk.watcher.block(height, watched)),
  }
  const runner = desk.runner('desk', flaky)
  const { db, clock } = desk.ctx
  const lastHealthy = await healthyAt(db, 'ethereum')
  await desk.send(userId, USDT, '50')
  await desk.mine(12)
  clock.time += 61_000
  await expect(runner.turn()).rejects.toThrow('connection refused')
  expect(await healthyAt(db, 'ethereum')).toBe(lastHealthy)
  expect(await desk.list(userId)).toEqual([])
  state.dead = false
  await runner.turn()
  expect(await healthyAt(db, 'ethereum')).toBe(clock.time)
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
})

class Crash extends Error {}

/** A database whose transactions die at their `n`th statement, as a process killed there would leave them. */
const crashing = (db: Database, n: number): Database => {
  let left = n
  const dying = (t: Tx): Tx => ({
    ...t,
    kysely: t.kysely,
    query: (name, sql, params) => {
      left -= 1
      return left <= 0 ? Promise.reject(new Crash()) : t.query(name, sql, params)
    },
  })
  return { ...db, tx: (work) => db.tx((t) => work(dying(t))) }
}

const crashAt = async (n: number): Promise<boolean> => {
  const { log, clock, vitals } = desk.ctx
  const db = crashing(desk.ctx.db, n)
  const books = createBooks({ ...desk.ctx, db }, desk.network)
  const parts = { log, vitals, watcher: desk.watcher, books, now: () => clock.time }
  return new Runner({ ...parts, db, leader: 'desk', poll: 1_000 }).turn().then(
    () => false,
    (error: unknown) => {
      if (error instanceof Crash) return true
      throw error
    },
  )
}

test('ended between any two statements, a deposit is credited once and a lost one taken back once', async () => {
  const txId = await desk.send(userId, USDT, '50')
  await desk.mine(11)
  await desk.turn()
  await desk.mine(1)
  let crashes = 0
  while (await crashAt(crashes + 1)) crashes += 1
  expect(crashes).toBeGreaterThan(6)
  expect(await desk.list(userId)).toMatchObject([{ status: 'credited' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_050)
  await desk.reorganise(12, [txId])
  crashes = 0
  while (await crashAt(crashes + 1)) crashes += 1
  expect(crashes).toBeGreaterThan(20)
  expect(await desk.list(userId)).toMatchObject([{ status: 'lost' }])
  expect(Number(await desk.wallet(userId, USDT))).toBe(10_000)
})

test('a reorganisation deeper than everything read goes on from the chain’s own blocks', async () => {
  const fresh = await openDesk('bitcoin')
  try {
    const user = await fresh.ctx.fundedUser()
    await fresh.mine(3)
    await fresh.turn()
    await fresh.ctx.db.query('test.forget', 'delete from chain_blocks where height < 2')
    await fresh.reorganise(3)
    fresh.ctx.market.prices[5] = '20000'
    await fresh.send(user, 5, '0.01')
    await fresh.mine(3)
    await fresh.turn()
    expect(await fresh.list(user)).toMatchObject([{ status: 'credited' }])
  } finally {
    await fresh.close()
  }
})
