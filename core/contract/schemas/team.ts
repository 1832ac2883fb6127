import { Type } from 'typebox'
import { LEVEL_CODES } from '../../domain/levels'
import { CurrencyIdSchema, Decimal, Empty, Nullable, Page, PageNum, PageSize, Text, Time } from './common'

/** Every figure has one definition: docs/team.md. Amounts without a currency are USDT; times are wall time in ms. */
const Level = Type.Enum(LEVEL_CODES)

const Amounts = Type.Array(Type.Object({ currencyId: CurrencyIdSchema, amount: Decimal }))

export const TeamStatistics = Type.Object({
  members: Type.Integer(),
  effectiveMembers: Type.Integer(),
  direct: Type.Integer(),
  effectiveDirect: Type.Integer(),
  /** Members who registered today (UTC). */
  newToday: Type.Integer(),
  recharge: Decimal,
  /** Wallet accounts of the team; null while a price is missing. */
  fundBalance: Nullable(Decimal),
  /** Options and Contract accounts of the team; null while a price is missing. */
  contractBalance: Nullable(Decimal),
  /** What the team's options earned, losses with a minus sign, by kind of area. */
  assignedEarnings: Decimal,
  selfSelectedEarnings: Decimal,
  own: Type.Object({ level: Level, recharge: Decimal, effective: Type.Boolean() }),
  /** The next rung with what it asks for; null at the top. */
  next: Nullable(
    Type.Object({
      level: Level,
      /** Own recharge, effective members and team recharge that are still missing; 0 when there is enough. */
      missingOwn: Decimal,
      missingEffective: Type.Integer(),
      missingRecharge: Decimal,
    }),
  ),
})

export const TeamMember = Type.Object({
  /** Stands for this member in this list and nowhere else. */
  id: Type.String(),
  nickname: Type.String(),
  /** Path of the profile picture. */
  avatar: Nullable(Type.String()),
  /** Masked email or phone. */
  contact: Type.String(),
  registeredAt: Time,
  level: Level,
  effective: Type.Boolean(),
  /** Members of their own team. */
  teamSize: Type.Integer(),
  /** 1 for those whom the user invited. */
  depth: Type.Integer(),
})

export const REWARD_KINDS = ['direct', 'team', 'global'] as const
export const REWARD_STATES = ['vesting', 'paid', 'reversed'] as const
const RewardKind = Type.Enum(REWARD_KINDS)
const RewardState = Type.Enum(REWARD_STATES)

export const TeamReward = Type.Object({
  id: Type.String(),
  kind: RewardKind,
  /** 17 direct, 19 team, 20 global: the type under which it is paid. */
  fundType: Type.Integer(),
  state: RewardState,
  currencyId: CurrencyIdSchema,
  amount: Decimal,
  at: Time,
  vestsAt: Time,
  paidAt: Nullable(Time),
  cause: Type.Object({
    /** What kind of fee; null for a share of the global pool. */
    fee: Nullable(Type.Enum(['contract', 'swap', 'withdrawal', 'other'])),
    /** Masked contact of who paid the fee; null for a share of the global pool. */
    member: Nullable(Type.String()),
    /** Share of the fee; of a global reward the weight of the level that it was given for. */
    share: Decimal,
    /** Period of the global pool; null for other kinds. */
    pool: Nullable(Type.Object({ start: Time, end: Time })),
  }),
})

export const TeamRates = Type.Object({
  /** Shares of a collected fee; `cap` is the most they may be together. */
  direct: Decimal,
  team: Decimal,
  global: Decimal,
  cap: Decimal,
  /** Minutes until a reward is paid, then at the next full minute, or 00:00 UTC when it is a day or more. */
  vestMinutes: Type.Integer(),
  /** Recharge of a member that makes them effective. */
  effectiveRecharge: Decimal,
  /** Levels below a user that are their team. */
  depth: Type.Integer(),
  levels: Type.Array(
    Type.Object({
      code: Level,
      own: Type.Boolean(),
      effective: Type.Integer(),
      recharge: Decimal,
      weight: Decimal,
      /** Share of a fee up to which this level takes part: team rate x weight. */
      teamShare: Decimal,
    }),
  ),
  pool: Type.Object({ start: Time, end: Time, hours: Type.Integer(), amounts: Amounts }),
})

export const team = {
  'team.statistics': { request: Empty, response: TeamStatistics },
  'team.subUsers': {
    request: Type.Object({
      kind: Type.Enum(['direct', 'indirect'], { default: 'direct' }),
      /** Part of a nickname, in any case of letters. */
      search: Type.Optional(Text(64)),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    response: Page(TeamMember),
  },
  'team.rewardList': {
    request: Type.Object({
      kind: Type.Optional(RewardKind),
      state: Type.Optional(RewardState),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    /** Newest first. `total` counts up to 10,000; pages end there. */
    response: Type.Object({
      ...Page(TeamReward).properties,
      /** What is still vesting and what was paid in all, per currency, whatever the filter. */
      vesting: Amounts,
      paid: Amounts,
    }),
  },
  'ext.teamRates': { request: Empty, response: TeamRates },
} as const
