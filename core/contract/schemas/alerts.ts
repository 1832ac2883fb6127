import { Type } from 'typebox'
import { ALERT_DIRECTIONS, type AlertDirection } from '../../domain/alerts'
import { AmountText, Decimal, Id, Nullable, Time, TradeIdSchema } from './common'

export const PriceAlert = Type.Object({
  id: Id,
  tradeId: TradeIdSchema,
  direction: Type.Unsafe<AlertDirection>({ type: 'string', enum: [...ALERT_DIRECTIONS] }),
  price: Decimal,
  repeats: Type.Boolean(),
  armed: Type.Boolean({ description: 'False: it has told and rests until the price is back at rearmPrice' }),
  rearmPrice: Nullable(Decimal),
  time: Time,
  firedAt: Nullable(Time),
})

/** A POST adds one or removes one; both answer all that wait, newest first. Which way an alert looks follows from the price now. */
export const alerts = {
  'ext.alerts': {
    request: Type.Object({
      add: Type.Optional(Type.Object({ tradeId: TradeIdSchema, price: AmountText, repeats: Type.Boolean() })),
      remove: Type.Optional(Id),
    }),
    response: Type.Object({ list: Type.Array(PriceAlert) }),
  },
} as const
