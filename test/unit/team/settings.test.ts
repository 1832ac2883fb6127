import { loadConfig } from '@server/config'
import { readTeam } from '@server/config/team'

const team = (env: Readonly<Record<string, string>> = {}, profile: 'demo' | 'production' = 'demo') =>
  readTeam(env, profile)

test('defaults: rates, vesting by profile, and where grants count', () => {
  expect(team()).toEqual({
    ...{ directRate: '0.1', teamRate: '0.2', globalRate: '0.05', rewardCap: '0.5' },
    ...{ vestMinutes: 2, poolHours: 168, effectiveRecharge: '100', grantsCount: true },
  })
  expect(team({}, 'production')).toMatchObject({ vestMinutes: 10_080, grantsCount: false })
  expect(team({ REWARD_VEST_MINUTES: '0' }, 'production').vestMinutes).toBe(0)
})

test.each([
  [{ REWARD_DIRECT_RATE: '0.25' }, null],
  [{ REWARD_DIRECT_RATE: '0.2500001' }, 'exceed the cap'],
  [{ REWARD_CAP: '0.35' }, null],
  [{ REWARD_CAP: '0.3499999' }, 'exceed the cap'],
  [{ REWARD_CAP: '1', REWARD_DIRECT_RATE: '0.7' }, 'the cap must be in [0, 1)'],
  [{ REWARD_TEAM_RATE: '-0.1' }, 'REWARD_TEAM_RATE must be a decimal'],
  [{ REWARD_GLOBAL_RATE: 'much' }, 'REWARD_GLOBAL_RATE must be a decimal'],
  [{ REWARD_POOL_HOURS: '0' }, 'REWARD_POOL_HOURS'],
  [{ TEAM_EFFECTIVE_RECHARGE: '1e2' }, 'TEAM_EFFECTIVE_RECHARGE'],
])('%j', (env, problem) => {
  if (problem === null) expect(() => loadConfig(env)).not.toThrow()
  else expect(() => loadConfig(env)).toThrow(problem)
})
