import { Type } from 'typebox'
import {
  AccountTypeIdSchema,
  AmountText,
  CurrencyIdSchema,
  Decimal,
  Empty,
  Id,
  Nullable,
  PageNum,
  PageSize,
  Time,
  type TextFile,
} from './common'

const Balance = Type.Object({
  available: Decimal,
  frozen: Decimal,
  total: Decimal,
  valuation: Nullable(Decimal),
})

/** Balances under the five listed keys; `valuation` is in USDT, null while a price is unknown. */
const Assets = Type.Object({
  balance_usdt: Balance,
  balance_trx: Balance,
  balance_bbt: Balance,
  balance_eth: Balance,
  balance_btc: Balance,
  valuation: Nullable(Decimal),
})

/** One change of an available balance. `balanceAfter` is the running balance of that account. */
export const FundEntry = Type.Object({
  id: Id,
  type: Type.Integer({ minimum: 1, maximum: 25 }),
  currencyId: CurrencyIdSchema,
  accountType: AccountTypeIdSchema,
  amount: Decimal,
  balanceAfter: Decimal,
  time: Time,
  refType: Nullable(Type.String()),
  refId: Nullable(Type.String()),
})

/**
 * Which entries; what is left out does not restrict. `from` is included, `to` is not.
 * Behind a cursor (`before`) nothing is counted: `pages` and `total` are null, and the list ends where `next` is.
 */
const fundFilter = {
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 25 })),
  currencyId: Type.Optional(CurrencyIdSchema),
  accountType: Type.Optional(AccountTypeIdSchema),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
}

const TypeAssets = Type.Object({ id: AccountTypeIdSchema, code: Type.String(), assets: Assets })

export const account = {
  'account.assets': { request: Type.Object({ id: AccountTypeIdSchema }), response: Assets },
  'account.totalAssets': { request: Empty, response: Assets },
  'account.typeList': {
    request: Empty,
    response: Type.Array(Type.Object({ id: AccountTypeIdSchema, code: Type.String(), name: Type.String() })),
  },
  'account.typeAssets': { request: Empty, response: Type.Array(TypeAssets) },
  'account.one': {
    request: Type.Object({ a: AccountTypeIdSchema, b: CurrencyIdSchema }),
    response: Type.Object({
      accountType: AccountTypeIdSchema,
      currencyId: CurrencyIdSchema,
      balance: Balance,
      entries: Type.Array(FundEntry),
    }),
  },
  'account.oneAssets': {
    request: Type.Object({ a: AccountTypeIdSchema, b: CurrencyIdSchema }),
    response: Balance,
  },
  'account.fundsMovement': {
    request: Type.Object({
      from: AccountTypeIdSchema,
      to: AccountTypeIdSchema,
      currencyId: CurrencyIdSchema,
      amount: AmountText,
    }),
    response: Type.Object({ id: Id, from: Balance, to: Balance, time: Time }),
  },
  'assets.histories': {
    request: Type.Object({ ...fundFilter, before: Type.Optional(Id), pageNum: PageNum, pageSize: PageSize }),
    response: Type.Object({
      list: Type.Array(FundEntry),
      pages: Nullable(Type.Integer()),
      total: Nullable(Type.Integer()),
      capped: Type.Boolean(),
      next: Nullable(Id),
    }),
  },
  'ext.fundsExport': { request: Type.Object(fundFilter), response: Type.Unsafe<TextFile>(Type.String()) },
  'assets.valuation': {
    request: Empty,
    response: Type.Object({
      usdt: Nullable(Decimal),
      fiat: Nullable(Decimal),
      fiatCurrency: Type.String(),
      rate: Nullable(Decimal),
      rateDate: Nullable(Type.String()),
      today: Nullable(
        Type.Object({
          profit: Decimal,
          percent: Nullable(Decimal),
          valueNow: Decimal,
          valueAtStart: Decimal,
          netFlows: Decimal,
        }),
      ),
    }),
  },
} as const
