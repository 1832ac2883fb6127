import { Type } from 'typebox'
import { CUT_PARTS } from '../../domain/profile'
import { AccountTypeIdSchema, Decimal, Empty, Nullable, Text, Time, type BinaryFile } from './common'
import { Begun, UserInfo } from './user'

/** One definition of each figure: docs/statistics.md. Amounts are USDT. */
export const TradingFigures = Type.Object({
  /** Decided orders: settled or sold back options, closes of contracts. */
  orders: Type.Integer(),
  wins: Type.Integer(),
  losses: Type.Integer(),
  /** Wins among wins and losses, 0 to 1, 4 decimals; null without either. */
  winRate: Nullable(Decimal),
  volume: Decimal,
  /** After fees; a loss has a minus sign. */
  profit: Decimal,
})

const Statistics = Type.Object({
  options: TradingFigures,
  contracts: TradingFigures,
  /** Both kinds together, by the account that they were paid from; only accounts that traded. */
  accounts: Type.Array(Type.Object({ accountType: AccountTypeIdSchema, ...TradingFigures.properties })),
})

const Part = Type.Integer({ minimum: 0, maximum: CUT_PARTS })

export const BIND_KINDS = ['email', 'phone', 'wallet', 'inviter'] as const

const Bindings = Type.Object({
  email: Nullable(Type.String({ description: 'masked' })),
  phone: Nullable(Type.String({ description: 'masked' })),
  wallet: Nullable(Type.String({ description: 'address with its check sum' })),
  /** Who invited this user: their nickname. */
  inviter: Nullable(Type.String()),
  /** Until when an inviter can still be named; null when there is one, or it is too late. */
  inviterUntil: Nullable(Time),
})

export const profile = {
  'profile.editName': {
    request: Type.Object({ nickname: Text(200) }),
    response: UserInfo,
  },
  'profile.userImage': {
    /** The square to show, in 1/10000 of the upright picture: `side` of its shorter side. All or none: the middle. */
    request: Type.Object({
      left: Type.Optional(Part),
      top: Type.Optional(Part),
      side: Type.Optional(Type.Integer({ minimum: 500, maximum: CUT_PARTS })),
    }),
    response: UserInfo,
  },
  'ext.removeImage': { request: Empty, response: UserInfo },
  'ext.avatar': {
    request: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
    response: Type.Unsafe<BinaryFile>(Type.String()),
  },
  'user.statistics': {
    request: Empty,
    response: Type.Object({
      all: Statistics,
      /** Of the last `days` days. */
      recent: Statistics,
      days: Type.Integer(),
    }),
  },
  'profile.findTradePassword': {
    request: Type.Object({
      newPassword: Text(64),
      confirmPassword: Text(64),
      code: Text(16),
      /** Last four characters of the ID number, from users whose identity is approved. */
      idNumber: Type.Optional(Text(64)),
      /** From everybody else. */
      loginPassword: Type.Optional(Text(64)),
    }),
    response: UserInfo,
  },
  /** Without `kind`: what is bound. */
  'user.bind': {
    request: Type.Object({
      kind: Type.Optional(Type.Enum(BIND_KINDS)),
      account: Type.Optional(Text(254)),
      region: Type.Optional(Text(2)),
      /** Sent to the new contact (`verification.code`, purpose bindContact). */
      newCode: Type.Optional(Text(16)),
      /** Sent to an own contact (`verification.sendToMe`, purpose bind, bound to what is to be bound). */
      code: Type.Optional(Text(16)),
      /** Which own contact that was; the email when there is one and nothing is said. */
      codeKind: Type.Optional(Type.Enum(['email', 'phone'])),
      message: Type.Optional(Text(2000)),
      signature: Type.Optional(Text(200)),
      inviteCode: Type.Optional(Text(16)),
    }),
    response: Bindings,
  },
  'ext.unbindWallet': {
    request: Type.Object({ loginPassword: Text(64) }),
    response: Bindings,
  },
  'user.verifySignature': {
    request: Type.Object({ message: Text(2000), signature: Text(200), agreement: Type.Boolean() }),
    response: Begun,
  },
  'ext.walletNonce': {
    request: Type.Object({
      address: Text(64),
      /** Host of the page that asks, as the wallet sees it. */
      domain: Text(255),
      purpose: Type.Enum(['signIn', 'bind']),
    }),
    response: Type.Object({
      nonce: Type.String(),
      /** Ready to be signed (EIP-4361). */
      message: Type.String(),
      expiresAt: Time,
    }),
  },
} as const
