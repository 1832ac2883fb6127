import { money, type Money } from '../money'

/** What a rung of the ladder asks for; all of it, and all that the rungs below ask for. Amounts in USDT. */
export interface LevelTerms {
  readonly code: string
  /** Own recharge reached the published limit (docs/team.md): every rung but the first asks for it. */
  readonly own: boolean
  /** Effective members of the whole team. */
  readonly effective: number
  /** Recharge of the whole team. */
  readonly recharge: string
  /** Share of the team rate that a rung takes part in, and its weight in the global pool. */
  readonly weight: string
}

/** The ladder, lowest first. Users begin without a level. */
export const LEVELS = [
  { code: 'none', own: false, effective: 0, recharge: '0', weight: '0' },
  { code: 'regular', own: true, effective: 0, recharge: '0', weight: '0' },
  { code: 'silver', own: true, effective: 3, recharge: '1000', weight: '0.25' },
  { code: 'gold', own: true, effective: 10, recharge: '10000', weight: '0.5' },
  { code: 'platinum', own: true, effective: 50, recharge: '100000', weight: '0.75' },
  { code: 'diamond', own: true, effective: 200, recharge: '1000000', weight: '1' },
] as const satisfies readonly LevelTerms[]

export type LevelCode = (typeof LEVELS)[number]['code']

export const LEVEL_CODES = LEVELS.map(({ code }) => code)

/** What decides on a level. */
export interface LevelFacts {
  /** The user's own recharge reached the limit. */
  readonly own: boolean
  readonly effective: number
  readonly recharge: Money
}

const meets = (terms: LevelTerms, facts: LevelFacts): boolean =>
  (facts.own || !terms.own) && facts.effective >= terms.effective && facts.recharge.gte(money(terms.recharge))

/** The highest rung whose terms, and those of all below it, are met. */
export const levelOf = (facts: LevelFacts): LevelCode => {
  const firstMissed = LEVELS.findIndex((terms) => !meets(terms, facts))
  const reached = LEVELS[firstMissed < 0 ? LEVELS.length - 1 : firstMissed - 1]
  return reached?.code ?? 'none'
}

/** Weight of a level; that of no level for a code that is not on the ladder. */
export const weightOf = (code: string): Money =>
  money(LEVELS.find((level) => level.code === code)?.weight ?? '0')
