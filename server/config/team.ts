import { isAmount, money } from '@core/money'
import { ratesProblem } from '@core/domain/team'
import type { Profile } from './config'
import { ConfigError, integer, optional, setting, type Environment, type SettingName } from './settings'

/** Rewards and what makes a member effective; rates are shares of a collected fee, amounts USDT. */
export interface TeamConfig {
  directRate: string
  teamRate: string
  globalRate: string
  /** Most that the rates may be together. */
  rewardCap: string
  /** Minutes from a reward to its payment. */
  vestMinutes: number
  /** Length of a period of the global pool. */
  poolHours: number
  /** Recharge that makes a member effective. */
  effectiveRecharge: string
  /** Operator credits are recharges, and fees count whatever they were paid from: in the demo, so that it can be tried. */
  grantsCount: boolean
}

const WEEK_MINUTES = 10_080
const DEMO_VEST_MINUTES = 2

const decimal = (env: Environment, name: SettingName): string => {
  const text = setting(env, name)
  if (!isAmount(text)) throw new ConfigError(`${name} must be a decimal such as 0.1`)
  return text
}

const readVest = (env: Environment, profile: Profile): number => {
  if (optional(env, 'REWARD_VEST_MINUTES') !== null) return integer(env, 'REWARD_VEST_MINUTES', 0, 525_600)
  return profile === 'production' ? WEEK_MINUTES : DEMO_VEST_MINUTES
}

/** @throws ConfigError when rewards could give back all of a fee, or more */
export const readTeam = (env: Environment, profile: Profile): TeamConfig => {
  const [directRate, teamRate, globalRate, rewardCap] = (
    ['REWARD_DIRECT_RATE', 'REWARD_TEAM_RATE', 'REWARD_GLOBAL_RATE', 'REWARD_CAP'] as const
  ).map((name) => decimal(env, name)) as [string, string, string, string]
  const rates = { direct: money(directRate), team: money(teamRate), global: money(globalRate) }
  const problem = ratesProblem(rates, money(rewardCap))
  if (problem) throw new ConfigError(`REWARD_DIRECT_RATE, REWARD_TEAM_RATE, REWARD_GLOBAL_RATE: ${problem}`)
  return {
    ...{ directRate, teamRate, globalRate, rewardCap },
    vestMinutes: readVest(env, profile),
    poolHours: integer(env, 'REWARD_POOL_HOURS', 1, 8_760),
    effectiveRecharge: decimal(env, 'TEAM_EFFECTIVE_RECHARGE'),
    grantsCount: profile !== 'production',
  }
}
