import { teamRates } from '@server/team/rates'
import { openTeamDesk, type TeamDesk } from './desk'

const HOUR = 3_600_000
/** 2024-05-13, the Monday before the desk's Wednesday noon, and the next one. */
const MONDAY = Date.UTC(2024, 4, 13)
const NEXT = Date.UTC(2024, 4, 20)

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(async () => {
  await desk.ctx.db.query('test.none', "update users set level = 'none'", [])
  await desk.close()
})

const ranked = async (level: string): Promise<string> => {
  const id = await desk.member()
  await desk.ctx.db.query('test.rank', 'update users set level = $2 where id = $1', [id, level])
  return id
}

test('worked example of docs/team.md: 100 in the pool, one silver and two gold users get 20, 40 and 40', async () => {
  const [silver, gold, gold2, regular] = [
    await ranked('silver'),
    await ranked('gold'),
    await ranked('gold'),
    await ranked('regular'),
  ]
  await desk.fee(await desk.member(), '2000')
  await desk.turn()
  const { pool } = await teamRates(desk.ctx)
  expect(pool).toEqual({
    ...{ start: MONDAY, end: NEXT, hours: 168, amounts: [{ currencyId: 1, amount: '100' }] },
  })
  desk.ctx.clock.time = NEXT - 1
  await desk.turn()
  expect(await desk.rewards(silver)).toEqual([])
  desk.ctx.clock.time = NEXT
  await desk.turn()
  await desk.turn()
  expect(await desk.rewards(silver)).toEqual(['global 20 vesting'])
  expect(await desk.rewards(gold)).toEqual(['global 40 vesting'])
  expect(await desk.rewards(gold2)).toEqual(['global 40 vesting'])
  expect(await desk.rewards(regular)).toEqual([])
  desk.ctx.clock.time += HOUR
  await desk.turn()
  expect(await desk.available(silver)).toBe('10020')
  expect(await desk.house('rewards')).toBe('0')
})

test('what does not divide exactly is carried, and all of it while nobody is ranked', async () => {
  await desk.fee(await desk.member(), '20')
  await desk.turn()
  desk.ctx.clock.time = NEXT
  await desk.turn()
  const three = [await ranked('silver'), await ranked('silver'), await ranked('silver')]
  expect((await teamRates(desk.ctx)).pool.amounts).toEqual([{ currencyId: 1, amount: '1' }])
  desk.ctx.clock.time = NEXT + 168 * HOUR
  await desk.turn()
  for (const id of three) expect(await desk.rewards(id)).toEqual(['global 0.333333 vesting'])
  expect((await teamRates(desk.ctx)).pool.amounts).toEqual([{ currencyId: 1, amount: '0.000001' }])
})

test('a fee that comes into a period which was shared already, by a server whose clock is ahead, goes into the next pool', async () => {
  const payer = await desk.member()
  await desk.fee(payer, '20')
  await desk.turn()
  desk.ctx.clock.time = NEXT
  await desk.turn()
  desk.ctx.clock.time = NEXT - 1
  await desk.fee(payer, '40')
  await desk.turn()
  desk.ctx.clock.time = NEXT
  expect((await teamRates(desk.ctx)).pool.amounts).toEqual([{ currencyId: 1, amount: '3' }])
})
