import type { Database, Tx } from '@server/store/db'
import { teamTurn } from '@server/team/worker'
import { openTeamDesk, type TeamDesk } from './desk'

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(() => desk.close())

class Crash extends Error {}

/** A database on which everything stops with the n-th statement of transactions: what was not committed is gone. */
const dyingAfter = (db: Database, statements: number): Database => {
  let left = statements
  const guarded = (t: Tx): Tx => ({
    ...t,
    kysely: t.kysely,
    query: (name, sql, params) => {
      left -= 1
      return left < 0 ? Promise.reject(new Crash()) : t.query(name, sql, params)
    },
  })
  return { ...db, kysely: db.kysely, tx: (work) => db.tx((t) => work(guarded(t))) }
}

/** Dies at each statement in turn until a turn gets to its end. @returns how often it died */
const turnWithCrashes = async (): Promise<number> => {
  for (let statements = 0; ; statements += 1) {
    let crashed = false
    const log = { ...desk.ctx.log, error: () => (crashed = true), info: () => undefined }
    const parts = { ...desk.ctx, log: log as unknown as typeof desk.ctx.log }
    await teamTurn({ ...parts, db: dyingAfter(desk.ctx.db, statements) }).catch((error: unknown) => {
      if (!(error instanceof Crash)) throw error
      crashed = true
    })
    if (!crashed) return statements
  }
}

/** Expected by hand: 2 fees of 10 give 1 + 1 direct; nobody is ranked but `a`, whose weight takes the pool of 1. */
test('wherever the worker dies, nothing is lost, nothing doubled', async () => {
  const a = await desk.member()
  const b = await desk.member(a)
  await desk.ctx.db.query('test.gold', "update users set level = 'gold' where id = $1", [a])
  await desk.fee(b, '10')
  await desk.fee(b, '10', { shard: 5 })
  await desk.deposit(await desk.member(), '140')
  expect(await turnWithCrashes()).toBeGreaterThan(15)
  expect((await desk.rewards(a)).sort()).toEqual([
    'direct 1 vesting',
    'direct 1 vesting',
    'team 1 vesting',
    'team 1 vesting',
  ])
  expect(await desk.house('rewards')).toBe('5')
  desk.ctx.clock.time += WEEK
  expect(await turnWithCrashes()).toBeGreaterThan(5)
  desk.ctx.clock.time += HOUR
  await turnWithCrashes()
  expect(await desk.available(a)).toBe('10005')
  expect([await desk.house('rewards'), await desk.house('fees')]).toEqual(['0', '15'])
  await desk.ctx.db.query('test.none', "update users set level = 'none' where id = $1", [a])
}, 120_000)

test('several workers at once do it once', async () => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  for (let n = 0; n < 40; n += 1) await desk.fee(payer, '1', { shard: n % 8 })
  await Promise.all([1, 2, 3, 4].map(() => teamTurn(desk.ctx)))
  await desk.turn()
  expect(await desk.rewards(inviter)).toHaveLength(40)
  desk.ctx.clock.time += HOUR
  await Promise.all([1, 2, 3, 4].map(() => teamTurn(desk.ctx)))
  await desk.turn()
  expect(await desk.available(inviter)).toBe('10004')
})

test('registrations, bindings and deposits side by side with workers neither block each other nor lose a count', async () => {
  const top = await desk.member()
  const heads = [await desk.member(top), await desk.member(top)]
  const members = await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      const id = await desk.member(heads[n % 2])
      await desk.deposit(id, '100')
      await teamTurn(desk.ctx)
      return id
    }),
  )
  await desk.turn()
  expect(members).toHaveLength(30)
  expect(await desk.statistics(top)).toMatchObject({ members: 32, effectiveMembers: 30, recharge: '3000' })
})
