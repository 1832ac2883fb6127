import { Type } from 'typebox'
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../domain/withdrawal'
import { AmountText, CurrencyIdSchema, Decimal, Id, NetworkIdSchema, Nullable, Text, Time } from './common'

/**
 * A withdrawal. `amount` left the balance, `received` is what is left of it after the fee. `reason` is why it was rejected;
 * `txId` the transaction that pays it, final once `confirmations` reach `required`.
 */
export const WithdrawalRecord = Type.Object({
  kind: Type.Literal('withdrawal'),
  id: Id,
  currencyId: CurrencyIdSchema,
  network: NetworkIdSchema,
  address: Type.String(),
  label: Type.String(),
  amount: Decimal,
  fee: Decimal,
  received: Decimal,
  status: Type.Unsafe<WithdrawalState>({ type: 'string', enum: [...WITHDRAWAL_STATES] }),
  reason: Nullable(Type.String()),
  txId: Nullable(Type.String()),
  confirmations: Type.Integer(),
  required: Type.Integer(),
  time: Time,
  decidedAt: Nullable(Time),
  paidAt: Nullable(Time),
})

const Network = Type.Object({
  id: NetworkIdSchema,
  name: Type.String(),
  standard: Type.String(),
  open: Type.Boolean({ description: 'false: not yet opened' }),
  min: Decimal,
  fee: Decimal,
  dayLimit: Decimal,
  dayLeft: Decimal,
})

export const withdrawals = {
  'wallet.withdrawPreData': {
    request: Type.Object({ id: CurrencyIdSchema }),
    response: Type.Object({
      currencyId: CurrencyIdSchema,
      withdrawable: Decimal,
      identityNeeded: Type.Boolean({ description: 'An approved identity is needed first' }),
      reviewSeconds: Nullable(
        Type.Integer({ description: 'approved by itself after so long (demo); null: by a person' }),
      ),
      networks: Type.Array(Network),
    }),
  },
  'assets.withdraw': {
    request: Type.Object({
      currencyId: CurrencyIdSchema,
      network: Text(16),
      addressId: Text(64),
      amount: AmountText,
      fee: Type.Optional(
        Type.String({ ...Decimal, description: 'The fee that the user saw: another one is refused' }),
      ),
      tradePassword: Text(64),
      code: Text(16),
    }),
    response: Type.Object({ withdrawal: WithdrawalRecord, available: Decimal, frozen: Decimal }),
  },
  'ext.cancelWithdrawal': { request: Type.Object({ id: Id }), response: WithdrawalRecord },
} as const
