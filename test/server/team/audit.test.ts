import { auditRewards, isRewardsClean } from '@server/team/audit'
import { operatorOn } from '../../helpers/operator'
import { openTeamDesk, type TeamDesk } from './desk'

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})

/** The spoiled books of these tests must not be found right. */
afterEach(() => desk.ctx.close())

const spoiled = async (sql: string) => {
  await desk.ctx.db.query('test.spoil', sql)
  return auditRewards(desk.ctx.db)
}

/** One reward that vests, one that was paid, a pool. */
const history = async (): Promise<void> => {
  const inviter = await desk.member()
  const payer = await desk.member(inviter)
  await desk.fee(payer, '10')
  await desk.turn()
  desk.ctx.clock.time += 3_600_000
  await desk.turn()
  await desk.fee(payer, '20')
  await desk.turn()
  expect(isRewardsClean(await auditRewards(desk.ctx.db))).toBe(true)
}

test('a reward that is owed but not held is found', async () => {
  await history()
  const found = await spoiled("update team_rewards set amount = amount + 1 where state = 'vesting'")
  expect(found.wrongFunds).toMatchObject([{ kind: 'direct', currencyId: 1 }])
})

test('a pool that does not hold its shares is found', async () => {
  await history()
  const found = await spoiled('update team_pools set amount = amount - 0.5')
  expect(found.wrongFunds).toMatchObject([{ kind: 'global', currencyId: 1 }])
})

test('a payout that is not what its rewards are is found', async () => {
  await history()
  const found = await spoiled("update team_rewards set amount = amount * 2 where state = 'paid'")
  expect(found.wrongPayouts).toHaveLength(1)
})

test('a fee that gave back more than it counted is found', async () => {
  await history()
  const found = await spoiled('update team_fees set counted = 0.5')
  expect(found.wrongFees).toHaveLength(2)
})

test('the audit command says that the books are wrong, and lists what; rewards are listed by state', async () => {
  await history()
  const operator = operatorOn(desk.ctx)
  expect((await operator.run('audit')).at(-1)).toBe('The books are right.')
  expect(await operator.run('rewards')).toEqual([
    'paid  direct  1 rewards  1 USDT',
    'vesting  direct  1 rewards  2 USDT',
    'pool 2024-05-13T00:00:00.000Z to 2024-05-20T00:00:00.000Z  1.5 USDT',
  ])
  await spoiled('update team_pools set amount = amount - 0.5')
  expect((await operator.run('audit')).at(-1)).toBe('The books are NOT right.')
})

test('the rebuild command mends, and writes down what', async () => {
  await history()
  const operator = operatorOn(desk.ctx)
  expect(await operator.run('team-rebuild')).toEqual(['All figures are right.'])
  await desk.ctx.db.query('test.spoil', 'update team_figures set members = 9 where direct = 1')
  expect(await operator.run('team-rebuild')).toEqual([
    'Mended: paths of 0 users, recharges of 0, own figures of 0, team figures of 1.',
  ])
  expect((await operator.actions()).map(({ action }) => action)).toEqual(['team.rebuild', 'team.rebuild'])
})
