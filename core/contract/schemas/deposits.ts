import { Type } from 'typebox'
import {
  AmountText,
  CurrencyIdSchema,
  Decimal,
  Empty,
  Id,
  NetworkIdSchema,
  Nullable,
  Page,
  PageNum,
  PageSize,
  Time,
} from './common'
import { WithdrawalRecord } from './withdrawals'

/** What is wrong or right with a deposit, for people: `waiting` is confirmed and waits for a price. */
export const DEPOSIT_STATUSES = [
  'confirming',
  'waiting',
  'credited',
  'belowMinimum',
  'dropped',
  'lost',
] as const
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number]

/**
 * A transfer that reached an own address. `amount` is what arrived, `actual` what was credited, null until it is
 * decided; `value` in USDT at that moment. `confirmations` never exceed `required`.
 */
export const DepositRecord = Type.Object({
  kind: Type.Literal('deposit'),
  id: Id,
  currencyId: CurrencyIdSchema,
  network: NetworkIdSchema,
  source: Nullable(Type.String({ description: 'sender, where the chain names one' })),
  address: Type.String(),
  txId: Type.String(),
  amount: Decimal,
  actual: Nullable(Decimal),
  value: Nullable(Decimal),
  status: Type.Unsafe<DepositStatus>({ type: 'string', enum: [...DEPOSIT_STATUSES] }),
  confirmations: Type.Integer(),
  required: Type.Integer(),
  time: Time,
})

/** A network as it is for one currency. Minimums and fee are in the currency; `minDeposit` is null without a price. */
const CurrencyNetwork = Type.Object({
  id: NetworkIdSchema,
  name: Type.String(),
  standard: Type.String(),
  confirmations: Type.Integer(),
  open: Type.Boolean({ description: 'false: not yet opened' }),
  minDeposit: Nullable(Decimal),
  minWithdrawal: Nullable(Decimal),
  withdrawFee: Nullable(Decimal),
})

export const deposits = {
  'wallet.rechargeAddress': {
    request: Type.Object({ id: CurrencyIdSchema, network: NetworkIdSchema }),
    response: Type.Object({
      currencyId: CurrencyIdSchema,
      network: NetworkIdSchema,
      address: Type.String(),
      simulated: Type.Boolean({ description: 'a test network: never send real money' }),
      chainId: Nullable(Type.Integer({ description: 'EVM networks: for payment links (EIP-681)' })),
      contract: Nullable(Type.String({ description: 'of a token, for payment links' })),
    }),
  },
  'assets.withdrawHistories': {
    request: Type.Object({
      kind: Type.Optional(
        Type.Unsafe<'withdrawal' | 'deposit'>({
          type: 'string',
          enum: ['withdrawal', 'deposit'],
          default: 'withdrawal',
        }),
      ),
      id: Type.Optional(Type.String({ ...Id, description: 'kind withdrawal: that one alone' })),
      currencyId: Type.Optional(CurrencyIdSchema),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    response: Page(Type.Union([DepositRecord, WithdrawalRecord])),
  },
  'currency.infoData': {
    request: Empty,
    response: Type.Object({
      simulated: Type.Boolean(),
      minDepositUsdt: Decimal,
      list: Type.Array(
        Type.Object({
          id: CurrencyIdSchema,
          code: Type.String(),
          name: Type.String(),
          scale: Type.Integer(),
          price: Nullable(Decimal),
          networks: Type.Array(CurrencyNetwork),
        }),
      ),
    }),
  },
  'ext.demoDeposit': {
    request: Type.Object({ currencyId: CurrencyIdSchema, network: NetworkIdSchema, amount: AmountText }),
    response: Type.Object({ txId: Type.String(), address: Type.String() }),
  },
} as const
