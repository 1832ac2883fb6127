import { Type } from 'typebox'
import {
  RECIPIENT_METHODS,
  TRANSFER_DIRECTIONS,
  TRANSFER_KINDS,
  TRANSFER_STATES,
} from '../../domain/transfers'
import {
  AmountText,
  CurrencyIdSchema,
  Decimal,
  Empty,
  Id,
  Nullable,
  Page,
  PageNum,
  PageSize,
  Text,
  Time,
} from './common'

const Kind = Type.Enum(TRANSFER_KINDS)
const Direction = Type.Enum(TRANSFER_DIRECTIONS)
const Status = Type.Enum(TRANSFER_STATES)
const Method = Type.Enum(RECIPIENT_METHODS)

/**
 * `party` is the other side: a user's nickname, or a partner's name; `account` their masked contact, or the account at
 * the partner. `reason` is why a partner returned it, `reference` the partner's own number for it.
 */
export const Transfer = Type.Object({
  id: Id,
  kind: Kind,
  direction: Direction,
  status: Status,
  currencyId: CurrencyIdSchema,
  amount: Decimal,
  party: Type.String(),
  account: Type.String(),
  reason: Nullable(Type.String()),
  reference: Nullable(Type.String()),
  time: Time,
  decidedAt: Nullable(Time),
})

const Limits = Type.Object({ currencyId: CurrencyIdSchema, min: Decimal, max: Decimal })

export const transfers = {
  'account.transferToThird': {
    request: Type.Object({
      kind: Kind,
      recipientId: Type.Optional(
        Type.String({ maxLength: 64, description: 'Kind user: what ext.recipient answered' }),
      ),
      partnerId: Type.Optional(Type.String({ maxLength: 32 })),
      to: Type.Optional(Text(254)),
      currencyId: CurrencyIdSchema,
      amount: AmountText,
      tradePassword: Text(64),
    }),
    response: Type.Object({ transfer: Transfer, available: Decimal, frozen: Decimal }),
  },
  'account.transferToThirdHistory': {
    request: Type.Object({
      id: Type.Optional(Id),
      kind: Type.Optional(Kind),
      direction: Type.Optional(Direction),
      status: Type.Optional(Status),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    response: Page(Transfer),
  },
  'ext.recipient': {
    request: Type.Object({ method: Method, account: Text(254), region: Type.Optional(Text(2)) }),
    response: Type.Object({
      recipientId: Id,
      nickname: Type.String(),
      contact: Type.String({ description: 'masked' }),
      expiresAt: Time,
      lookupsLeft: Type.Integer(),
    }),
  },
  'ext.partners': {
    request: Empty,
    response: Type.Object({
      identityNeeded: Type.Boolean({ description: 'Paying a partner needs an approved identity first' }),
      partners: Type.Array(Type.Object({ id: Id, name: Type.String(), limits: Type.Array(Limits) })),
    }),
  },
} as const
