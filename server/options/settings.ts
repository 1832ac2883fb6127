import { currency, OPTIONS, pairById, USDT, WALLET } from '@core/domain'
import { economicsProblem } from '@core/domain/options'
import { money, parseAmount } from '@core/money'
import type { Config } from '../config'

export interface DurationSetting {
  seconds: number
  payoutRate: string
}

/** An area as the operator configures it; amounts in USDT. */
export interface AreaSetting {
  id: number
  kind: 'self' | 'assigned'
  tradeId: number
  durations: readonly DurationSetting[]
  minStake: string
  maxStake: string
  /** Sum of profits the house may owe on running orders of this area. */
  exposureLimit: string
  /** Account types that may pay stakes. */
  accountTypes: readonly number[]
}

export interface OptionSettings {
  areas: readonly AreaSetting[]
  /** Share of the fair value that the house keeps when an order is sold back. */
  sellBackMargin: string
}

const SELF_SELECTED: readonly DurationSetting[] = [
  { seconds: 60, payoutRate: '0.76' },
  { seconds: 300, payoutRate: '0.80' },
  { seconds: 900, payoutRate: '0.82' },
  { seconds: 1_800, payoutRate: '0.84' },
  { seconds: 3_600, payoutRate: '0.86' },
  { seconds: 14_400, payoutRate: '0.88' },
]
const ASSIGNED: readonly DurationSetting[] = [{ seconds: 300, payoutRate: '0.80' }]

const area = (id: number, kind: AreaSetting['kind'], tradeId: number): AreaSetting => ({
  id,
  kind,
  tradeId,
  durations: kind === 'self' ? SELF_SELECTED : ASSIGNED,
  minStake: '1',
  maxStake: '5000',
  exposureLimit: '200000',
  accountTypes: [OPTIONS],
})

export const DEFAULT_OPTIONS: OptionSettings = {
  areas: [
    area(1, 'self', 1),
    area(2, 'self', 2),
    area(3, 'self', 3),
    area(11, 'assigned', 1),
    area(12, 'assigned', 2),
  ],
  sellBackMargin: '0.05',
}

type Terms = Pick<Config, 'profile' | 'optionExposure'>

/** In the demo the Wallet pays stakes too, so that one can try options without moving funds first. */
const demoArea = (a: AreaSetting): AreaSetting => ({ ...a, accountTypes: [OPTIONS, WALLET] })

/** The settings of a profile: BBT, which has no public market, is an underlying in the demo only. */
export const optionSettings = ({ profile, optionExposure }: Terms): OptionSettings => {
  const demo = [...DEFAULT_OPTIONS.areas, area(4, 'self', 4)].sort((a, b) => a.id - b.id).map(demoArea)
  const areas = profile === 'production' ? DEFAULT_OPTIONS.areas : demo
  return { ...DEFAULT_OPTIONS, areas: areas.map((a) => ({ ...a, exposureLimit: optionExposure })) }
}

const areaProblem = (a: AreaSetting, production: boolean): string | null => {
  const pair = pairById(a.tradeId)
  if (!pair) return `no pair ${a.tradeId}`
  if (production && !pair.underlying)
    return `${pair.base} has no public market and is no underlying in production`
  if (a.durations.length === 0) return 'no duration'
  if (a.kind === 'assigned' && a.durations.length !== 1) return 'an assigned area has exactly one duration'
  if (a.durations.some((d) => !Number.isInteger(d.seconds) || d.seconds <= 10)) {
    return 'a duration is a whole number of seconds above 10'
  }
  const { scale } = currency(USDT)
  const amounts = [a.minStake, a.maxStake, a.exposureLimit].map((text) => parseAmount(text, scale))
  if (amounts.some((amount) => !amount?.gt('0'))) return 'stakes and limits are amounts above 0'
  return money(a.minStake).gt(money(a.maxStake)) ? 'the smallest stake is above the largest' : null
}

/**
 * What makes these settings unfit to start with, or null.
 * @param rewardShares what referral programmes pay back per stake
 */
export const settingsProblem = (
  settings: OptionSettings,
  production: boolean,
  rewardShares: readonly string[] = [],
): string | null => {
  const ids = settings.areas.map((a) => a.id)
  if (new Set(ids).size !== ids.length) return 'options: area ids must differ'
  for (const a of settings.areas) {
    const problem = areaProblem(a, production)
    if (problem) return `options area ${a.id}: ${problem}`
  }
  const problem = economicsProblem({
    payoutRates: settings.areas.flatMap((a) => a.durations.map((d) => money(d.payoutRate))),
    lossGift: money('0'),
    rewardShares: rewardShares.map((share) => money(share)),
    sellBackMargin: money(settings.sellBackMargin),
  })
  return problem && `options: ${problem}`
}
