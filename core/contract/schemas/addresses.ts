import { Type } from 'typebox'
import { CurrencyIdSchema, Empty, Id, Nullable, Text, Time } from './common'
import { UserInfo } from './user'

const Address = Type.Object({
  id: Id,
  currencyId: CurrencyIdSchema,
  network: Type.String({ description: 'bitcoin, ethereum or tron' }),
  label: Type.String(),
  address: Type.String(),
  createdAt: Time,
  heldUntil: Nullable(
    Type.Integer({ description: 'Milliseconds since 1970, UTC; null when the address can be used now' }),
  ),
})

const Card = Type.Object({
  id: Id,
  holder: Type.String(),
  bank: Type.String(),
  last4: Type.String({ description: 'last four digits; the number never leaves the server' }),
  createdAt: Time,
})

/** Withdrawal addresses, bank cards, the trade password: what a user sets up before money leaves. */
export const addresses = {
  'wallet.addAddress': {
    request: Type.Object({
      currencyId: CurrencyIdSchema,
      network: Text(16),
      label: Text(200),
      address: Text(200),
      code: Text(16),
      confirmed: Type.Optional(
        Type.Boolean({ description: 'The user has seen that it looks like another of their addresses' }),
      ),
    }),
    response: Address,
  },
  'wallet.addresses': {
    request: Type.Object({
      currencyId: Type.Optional(CurrencyIdSchema),
      network: Type.Optional(Text(16)),
    }),
    response: Type.Array(Address),
  },
  'profile.changeTradePassword': {
    request: Type.Object({
      loginPassword: Type.Optional(Text(64)),
      oldPassword: Type.Optional(
        Type.String({
          ...Text(64),
          description: 'The present trade password, instead of the login password',
        }),
      ),
      newPassword: Text(64),
      confirmPassword: Text(64),
      code: Text(16),
    }),
    response: UserInfo,
  },
  'ext.removeAddress': { request: Type.Object({ id: Id }), response: Empty },
  'ext.bankCards': { request: Empty, response: Type.Array(Card) },
  'ext.addBankCard': {
    request: Type.Object({ holder: Text(200), bank: Text(200), cardNumber: Text(40) }),
    response: Card,
  },
  'ext.removeBankCard': { request: Type.Object({ id: Id }), response: Empty },
} as const
