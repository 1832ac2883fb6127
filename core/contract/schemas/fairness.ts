import { Type } from 'typebox'
import { COOL_OFF_HOURS, OWN_LIMITS } from '../../domain/fairness'
import {
  CurrencyIdSchema,
  Decimal,
  Empty,
  Id,
  NetworkIdSchema,
  Nullable,
  Text,
  Time,
  TradeIdSchema,
} from './common'

/** Times of limits are wall time; the day of the daily loss is a UTC day of market time, like the orders themselves. */
const OwnLimit = Type.Object({
  value: Nullable(Decimal),
  /** A higher value, or none, that waits; null when nothing does. */
  next: Nullable(Type.Object({ value: Nullable(Decimal), at: Time })),
})

export const OwnLimits = Type.Object({
  dailyLoss: OwnLimit,
  maxStake: OwnLimit,
  coolOffUntil: Nullable(Time),
  today: Type.Object({
    /** What ended today lost, net of gains; 0 on a day with a gain. */
    lost: Decimal,
    /** What running orders and open positions can still lose. */
    atRisk: Decimal,
    /** What of the daily loss limit is left for a new order; null without a limit. */
    left: Nullable(Decimal),
    /** Next 00:00 UTC, market time. */
    endsAt: Time,
  }),
  /** The present risk statement was read. */
  riskRead: Type.Boolean(),
})

const OptionRates = Type.Object({
  areaId: Id,
  kind: Type.Union([Type.Literal('self'), Type.Literal('assigned')]),
  tradeId: TradeIdSchema,
  pair: Type.String(),
  durations: Type.Array(
    Type.Object({
      seconds: Type.Integer(),
      payoutRate: Decimal,
      /** Percent of orders that must win to come out even, rounded up to 2 digits. */
      breakEven: Decimal,
      /** What the house keeps of each stake on average when ups and downs are even: 1 - (1 + rate) / 2. */
      houseEdge: Decimal,
    }),
  ),
  min: Decimal,
  max: Decimal,
  exposureLimit: Decimal,
})

const ContractRates = Type.Object({
  tradeId: TradeIdSchema,
  pair: Type.String(),
  feeRate: Decimal,
  maintenanceRate: Decimal,
  liquidationFeeRate: Decimal,
  profitCap: Decimal,
  maxLever: Type.Integer(),
  minQuantity: Decimal,
  maxQuantity: Decimal,
  base: Type.String(),
  slippage: Decimal,
  maxSlippage: Decimal,
  /** Distance of the house's best bid and ask now, as a share of the last price. */
  spread: Nullable(Decimal),
})

/** Shares are fractions: 0.05 is 5 percent. */
export const HouseRates = Type.Object({
  options: Type.Object({ areas: Type.Array(OptionRates), sellBackMargin: Decimal }),
  contracts: Type.Object({ pairs: Type.Array(ContractRates) }),
  swap: Type.Array(
    Type.Object({
      low: CurrencyIdSchema,
      high: CurrencyIdSchema,
      fee: Decimal,
      spread: Decimal,
      burnShare: Decimal,
      minValue: Decimal,
      maxValue: Decimal,
    }),
  ),
  withdrawals: Type.Array(
    Type.Object({
      currencyId: CurrencyIdSchema,
      network: NetworkIdSchema,
      fee: Decimal,
      min: Decimal,
      dayLimit: Decimal,
    }),
  ),
})

export const fairness = {
  'ext.riskStatement': {
    request: Type.Object({ version: Type.Optional(Text(32)) }),
    response: Type.Object({
      title: Type.String(),
      body: Type.String(),
      version: Type.String(),
      /** When this version was accepted; null while it is unread. */
      acceptedAt: Nullable(Time),
    }),
  },
  'ext.limits': {
    /** One change at a time; an empty amount removes a limit. */
    request: Type.Object({
      dailyLoss: Type.Optional(Text(40)),
      maxStake: Type.Optional(Text(40)),
      coolOffHours: Type.Optional(Type.Enum(COOL_OFF_HOURS)),
      cancel: Type.Optional(Type.Enum(OWN_LIMITS)),
    }),
    response: OwnLimits,
  },
  'ext.rates': { request: Empty, response: HouseRates },
} as const
