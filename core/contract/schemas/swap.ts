import { Type } from 'typebox'
import { SWAP_SCREENS, type SwapScreen } from '../../domain/swap'
import { CurrencyIdSchema, Decimal, Empty, Id, Nullable, Page, PageNum, PageSize, Time } from './common'

const Screen = Type.Unsafe<SwapScreen>({ type: 'string', enum: [...SWAP_SCREENS] })

/** `amount` is paid in all; `fee` is the part of it that is not exchanged; `burned` the part of the fee that is burned. */
export const Swap = Type.Object({
  id: Id,
  screen: Screen,
  from: CurrencyIdSchema,
  to: CurrencyIdSchema,
  amount: Decimal,
  fee: Decimal,
  rate: Decimal,
  received: Decimal,
  burned: Decimal,
  time: Time,
})

/** Can be taken while the server's time is below `expiresAt`; `time` is the server's time of the quote. */
export const SwapQuote = Type.Object({
  quoteId: Id,
  screen: Screen,
  from: CurrencyIdSchema,
  to: CurrencyIdSchema,
  amount: Decimal,
  rate: Decimal,
  fee: Decimal,
  feeRate: Decimal,
  spread: Decimal,
  received: Decimal,
  min: Decimal,
  max: Decimal,
  time: Time,
  expiresAt: Time,
})

const Left = Type.Object({ available: Decimal, frozen: Decimal })

/** In USDT; `price`, `time` and `rise` (24 h, percent) are null while unknown. `time` is market time. */
export const CurrencyPrice = Type.Object({
  currencyId: CurrencyIdSchema,
  code: Type.String(),
  price: Nullable(Decimal),
  rise: Nullable(Decimal),
  time: Nullable(Time),
  stale: Type.Boolean(),
})

export const BURN_CAUSES = ['swapFee', 'operator'] as const
type BurnCause = (typeof BURN_CAUSES)[number]

export const Burn = Type.Object({
  id: Id,
  amount: Decimal,
  cause: Type.Unsafe<BurnCause>({ type: 'string', enum: [...BURN_CAUSES] }),
  time: Time,
})

export const swap = {
  'currency.exchangeData': {
    request: Type.Object({
      from: CurrencyIdSchema,
      to: CurrencyIdSchema,
      amount: Type.String({ maxLength: 40, description: 'What is paid, fee included' }),
      screen: Type.Optional(Screen),
    }),
    response: SwapQuote,
  },
  'currency.exchange': {
    request: Type.Object({ quoteId: Id }),
    response: Type.Object({ swap: Swap, from: Left, to: Left }),
  },
  'currency.exchangeHistories': {
    request: Type.Object({ screen: Type.Optional(Screen), pageNum: PageNum, pageSize: PageSize }),
    response: Page(Swap),
  },
  'currency.latestPrice': { request: Empty, response: Type.Array(CurrencyPrice) },
  'currency.statistics': {
    request: Empty,
    response: Type.Object({
      currencyId: CurrencyIdSchema,
      issuance: Decimal,
      burned: Decimal,
      circulating: Decimal,
      holders: Type.Integer(),
      volume24h: Decimal,
      burns: Type.Array(Burn),
    }),
  },
} as const
