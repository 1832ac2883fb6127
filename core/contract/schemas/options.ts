import { Type } from 'typebox'
import {
  AccountTypeIdSchema,
  AmountText,
  Decimal,
  Empty,
  Id,
  Nullable,
  Page,
  PageNum,
  PageSize,
  Time,
  TradeIdSchema,
} from './common'
import { ReceiptText } from './receipts'

export const Direction = Type.Union([Type.Literal('up'), Type.Literal('down')])

/** How an order ended. */
const Ended = Type.Union([
  Type.Literal('win'),
  Type.Literal('loss'),
  Type.Literal('equal'),
  Type.Literal('void'),
  Type.Literal('cancelled'),
  Type.Literal('soldBack'),
])

const Duration = Type.Object({ seconds: Type.Integer(), payoutRate: Decimal })

/** A group of terms: `self` lets the user choose pair and duration, `assigned` fixes them. */
export const Area = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal('self'), Type.Literal('assigned')]),
  tradeId: TradeIdSchema,
  durations: Type.Array(Duration),
  min: Decimal,
  max: Decimal,
  accountTypes: Type.Array(AccountTypeIdSchema),
  tradable: Type.Boolean(),
  stale: Type.Boolean(),
})

export const TickSchema = Type.Object({ seq: Type.String(), time: Time, price: Decimal })

/** `state` is the exact state; `status` is the product's (settling, completed, cancelled). Times are market time. */
export const OptionOrder = Type.Object({
  id: Id,
  areaId: Id,
  tradeId: TradeIdSchema,
  direction: Direction,
  duration: Type.Integer(),
  quantity: Decimal,
  payoutRate: Decimal,
  accountType: AccountTypeIdSchema,
  status: Type.Union([Type.Literal('settling'), Type.Literal('completed'), Type.Literal('cancelled')]),
  state: Type.String({ description: 'accepted, open, settled, void, cancelled or soldBack' }),
  outcome: Nullable(Type.String({ description: 'win, loss or equal' })),
  voidReason: Nullable(Type.String({ description: 'noOpenTick, staleSettleTick or sameTick' })),
  orderTime: Time,
  openTick: Nullable(TickSchema),
  settleAt: Nullable(Time),
  settleTick: Nullable(TickSchema),
  openPrice: Nullable(Decimal),
  currentPrice: Nullable(Decimal),
  settlePrice: Nullable(Decimal),
  profit: Nullable(Decimal),
  credited: Nullable(Decimal),
})

const Quote = Type.Object({ quoteId: Id, amount: Decimal, expiresAt: Time })

export const options = {
  'options.areaList': { request: Empty, response: Type.Array(Area) },
  'options.orderInfo': {
    request: Type.Object({ id: Id }),
    response: Type.Object({
      order: OptionOrder,
      rule: Type.String(),
      openTicks: Type.Array(TickSchema),
      settleTicks: Type.Array(TickSchema),
      /** Null while the order runs, and for orders older than receipts. */
      receipt: Nullable(ReceiptText),
    }),
  },
  'options.order': {
    request: Type.Object({
      action: Type.Optional(Type.Union([Type.Literal('place'), Type.Literal('cancel')])),
      areaId: Type.Optional(Id),
      tradeId: Type.Optional(TradeIdSchema),
      duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 604_800 })),
      direction: Type.Optional(Direction),
      quantity: Type.Optional(AmountText),
      accountType: Type.Optional(AccountTypeIdSchema),
      orderId: Type.Optional(Id),
      quoteId: Type.Optional(Id),
    }),
    response: Type.Object({ order: OptionOrder, quote: Nullable(Quote) }),
  },
  'options.orderList': {
    request: Type.Object({ pageNum: PageNum, pageSize: PageSize }),
    response: Page(OptionOrder),
  },
  'options.orderHistories': {
    request: Type.Object({
      tradeId: Type.Optional(TradeIdSchema),
      status: Type.Optional(Type.Union([Type.Literal('completed'), Type.Literal('cancelled')])),
      direction: Type.Optional(Direction),
      ended: Type.Optional(Ended),
      from: Type.Optional(Time),
      to: Type.Optional(Time),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    response: Type.Object({
      ...Page(OptionOrder).properties,
      statistics: Type.Object({
        wins: Type.Integer(),
        losses: Type.Integer(),
        winRate: Nullable(Decimal),
        profit: Decimal,
        turnover: Decimal,
      }),
    }),
  },
} as const
