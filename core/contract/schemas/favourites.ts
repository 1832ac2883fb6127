import { Type } from 'typebox'
import { FAVOURITE_CHANGES } from '../../domain/favourites'
import { TradeIdSchema } from './common'

const Change = Type.Object({ tradeId: TradeIdSchema, on: Type.Boolean() })

/** A POST applies changes one after the other; both answer the list in the order of starring. */
export const favourites = {
  'ext.favourites': {
    request: Type.Object({
      changes: Type.Optional(Type.Array(Change, { maxItems: FAVOURITE_CHANGES })),
    }),
    response: Type.Object({ list: Type.Array(TradeIdSchema) }),
  },
} as const
