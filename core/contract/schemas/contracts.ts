import { Type } from 'typebox'
import { CLOSE_REASONS, ORDER_CANCEL_REASONS } from '../../domain/contracts/terms'
import {
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

/** 1 opens a long, 2 opens a short, 3 closes a long, 4 closes a short. */
const TradeType = Type.Integer({ minimum: 1, maximum: 4 })
/** 1 market, 2 limit. */
const PubType = Type.Integer({ minimum: 1, maximum: 2 })
const Lever = Type.Integer({ minimum: 1, maximum: 1000 })
/** 0 is the plain contract, the only one there is. */
const UsdtType = Type.Optional(Type.Integer({ minimum: 0, maximum: 0 }))
const Price = AmountText

/** An open position. `expectClosePrice` is the liquidation price; `guarantee` the margin; times are market time. */
export const ContractPosition = Type.Object({
  id: Id,
  tradeId: TradeIdSchema,
  tradeType: TradeType,
  tradeTypeStr: Type.String(),
  tradeName: Type.String(),
  lever: Lever,
  createTime: Time,
  openPrice: Decimal,
  curQuantity: Decimal,
  closingQuantity: Decimal,
  guarantee: Decimal,
  maxProfit: Decimal,
  openCharge: Decimal,
  currentPrice: Nullable(Decimal),
  actualProfit: Nullable(Decimal),
  actualPercent: Nullable(Decimal),
  riskRate: Nullable(Decimal),
  expectClosePrice: Nullable(Decimal),
  capPrice: Nullable(Decimal),
  breakEvenPrice: Decimal,
  winPrice: Nullable(Decimal),
  lostPrice: Nullable(Decimal),
})

/** A working or past order. `status`: 0 working, 1 filled, 2 cancelled. */
export const ContractOrder = Type.Object({
  id: Id,
  tradeId: TradeIdSchema,
  tradeType: TradeType,
  tradeTypeStr: Type.String(),
  tradeName: Type.String(),
  pubType: PubType,
  lever: Lever,
  createTime: Time,
  pubQuantity: Decimal,
  pubPrice: Nullable(Decimal),
  guarantee: Decimal,
  winPrice: Nullable(Decimal),
  lostPrice: Nullable(Decimal),
  status: Type.Integer(),
  cancelReason: Nullable(Type.Enum(ORDER_CANCEL_REASONS)),
  positionId: Nullable(Id),
  tradePrice: Nullable(Decimal),
  charge: Decimal,
  finishTime: Nullable(Time),
})

/** A closed position or a closed part of one. `profit` is the signed result before fees. */
export const ContractClose = Type.Object({
  id: Id,
  positionId: Id,
  tradeId: TradeIdSchema,
  tradeType: TradeType,
  tradeTypeStr: Type.String(),
  tradeName: Type.String(),
  lever: Lever,
  reason: Type.Enum(CLOSE_REASONS),
  createTime: Time,
  closeTime: Time,
  openPrice: Decimal,
  closePrice: Decimal,
  tickPrice: Decimal,
  tickSeq: Type.String(),
  closeQuantity: Decimal,
  guarantee: Decimal,
  profit: Decimal,
  profitRate: Decimal,
  openCharge: Decimal,
  closeCharge: Decimal,
  liquidationCharge: Decimal,
  credited: Decimal,
})

const OpenRequest = Type.Object({
  tradeId: TradeIdSchema,
  tradeType: TradeType,
  pubQuantity: Type.Optional(AmountText),
  pubPrice: Type.Optional(Price),
  lever: Lever,
  usdtType: UsdtType,
  pubType: Type.Optional(PubType),
  /** Largest distance of a market order's price from the last one, as a share. */
  slippage: Type.Optional(AmountText),
  winPrice: Type.Optional(Price),
  lostPrice: Type.Optional(Price),
})

const Filter = {
  tradeId: Type.Optional(TradeIdSchema),
  usdtType: UsdtType,
  pageNum: PageNum,
  pageSize: PageSize,
}

/** What an order would cost and lead to, at the last price or its limit. */
export const ContractFigures = Type.Object({
  price: Decimal,
  value: Decimal,
  guarantee: Decimal,
  charge: Decimal,
  expectClosePrice: Nullable(Decimal),
  capPrice: Nullable(Decimal),
  maxProfit: Decimal,
  breakEvenPrice: Decimal,
  win: Nullable(Decimal),
  lost: Nullable(Decimal),
})

export const contracts = {
  'search.leverList': {
    request: Type.Object({ tradeId: Type.Optional(TradeIdSchema) }),
    response: Type.Array(Type.Object({ id: Type.Integer(), lever: Lever })),
  },
  'contract.open': { request: OpenRequest, response: Type.Object({ order: ContractOrder }) },
  'order.publish': { request: OpenRequest, response: Type.Object({ order: ContractOrder }) },
  'order.calcWin': {
    request: Type.Object({
      ...OpenRequest.properties,
      pubQuantity: AmountText,
    }),
    response: ContractFigures,
  },
  'usdt.tradeList': {
    request: Type.Object({
      ...Filter,
      tradeType: Type.Optional(TradeType),
      status: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
      pubType: Type.Optional(PubType),
    }),
    response: Page(ContractOrder),
  },
  'usdt.orderList': { request: Type.Object(Filter), response: Page(ContractPosition) },
  'usdt.close': {
    request: Type.Object({
      orderId: Type.Optional(Id),
      type: Type.Optional(PubType),
      price: Type.Optional(Price),
      quantity: Type.Optional(AmountText),
      slippage: Type.Optional(AmountText),
      usdtType: UsdtType,
      cancelId: Type.Optional(Id),
    }),
    response: Type.Object({ order: ContractOrder }),
  },
  'usdt.autoCloseAll': {
    request: Type.Object({ tradeId: Type.Optional(TradeIdSchema), usdtType: UsdtType }),
    response: Type.Object({
      orders: Type.Array(ContractOrder),
      /** Positions that could not be closed now: their price is stale. */
      left: Type.Integer(),
    }),
  },
  'usdt.modifyWinLost': {
    request: Type.Object({
      orderId: Id,
      /** Missing or empty takes the price away. */
      winPrice: Type.Optional(Type.String({ maxLength: 40 })),
      lostPrice: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    response: Type.Object({ position: ContractPosition }),
  },
  'usdt.calcWin': { request: Type.Object({ orderId: Id, price: Price }), response: Decimal },
  'usdt.getHistory': {
    request: Type.Object({ ...Filter, tradeType: Type.Optional(TradeType) }),
    response: Page(ContractClose),
  },
  'usdt.contractConfig': {
    request: Type.Object({ id: TradeIdSchema }),
    response: Type.Object({
      tradeId: TradeIdSchema,
      /** Fee rate. */
      rate: Decimal,
      usdtBase: Decimal,
      maintenanceRate: Decimal,
      liquidationRate: Decimal,
      profitCap: Decimal,
      slippage: Decimal,
      maxSlippage: Decimal,
      quantityScale: Type.Integer(),
      priceScale: Type.Integer(),
      minQuantity: Decimal,
      maxQuantity: Decimal,
      levers: Type.Array(Lever),
      tradable: Type.Boolean(),
      /** New positions are not taken: a loss that insurance could not carry is not covered yet. */
      paused: Type.Boolean(),
      stale: Type.Boolean(),
    }),
  },
  'financial.risk': {
    request: Empty,
    response: Type.Object({
      /** Maintenance margin over equity in percent, over all positions; null without positions. */
      riskRate: Nullable(Decimal),
      equity: Decimal,
      maintenance: Decimal,
      available: Decimal,
      positions: Type.Array(
        Type.Object({ id: Id, riskRate: Nullable(Decimal), equity: Decimal, maintenance: Decimal }),
      ),
    }),
  },
} as const
