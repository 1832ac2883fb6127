import { Type } from 'typebox'
import { OWN_PURPOSES } from '../../domain/codePurposes'
import { Empty, Nullable, Text, Time } from './common'

const OwnPurpose = Type.Enum(OWN_PURPOSES)
const Kind = Type.Union([Type.Literal('email'), Type.Literal('phone')])
const Account = Type.Object({ kind: Kind, account: Text(254), region: Type.Optional(Text(2)) })
const Captcha = Type.Optional(
  Type.String({ maxLength: 4000, description: 'Solution of a captcha challenge, base64 JSON' }),
)

export const UserInfo = Type.Object({
  uid: Type.String(),
  nickname: Type.String(),
  avatar: Nullable(Type.String()),
  level: Type.String({ description: 'none or regular, further levels later' }),
  inviteCode: Type.String(),
  inviteLink: Type.String(),
  hasTradePassword: Type.Boolean(),
  realnameState: Type.String({ description: 'none, pending, approved or rejected' }),
  email: Nullable(Type.String({ description: 'masked' })),
  phone: Nullable(Type.String({ description: 'masked' })),
  registeredAt: Time,
})

const Session = Type.Object({ token: Type.String(), userInfo: UserInfo })

/** What is owed after the right password: `ext.loginSecondStep` takes the id once, within a few minutes. */
const SecondStep = Type.Object({
  secondStep: Type.Object({
    id: Type.String(),
    kinds: Type.Array(Type.Enum(['totp', 'recovery'])),
    expiresAt: Time,
  }),
})

/** A session, or the second step that leads to it. */
export const Begun = Type.Union([Session, SecondStep])

const Accepted = Type.Object({ version: Type.String(), acceptedAt: Time })

export const user = {
  'user.login': {
    request: Type.Object({
      ...Account.properties,
      password: Text(64),
      captcha: Captcha,
      agreement: Type.Boolean(),
    }),
    response: Begun,
  },
  'user.logout': { request: Empty, response: Empty },
  'user.register': {
    request: Type.Object({
      ...Account.properties,
      password: Text(64),
      confirmPassword: Text(64),
      code: Text(16),
      inviteCode: Type.Optional(Text(16)),
      agreement: Type.Boolean(),
    }),
    response: Session,
  },
  'user.acceptedAgreement': {
    request: Type.Object({ version: Type.Optional(Text(32)) }),
    response: Type.Object({ current: Type.String(), accepted: Type.Array(Accepted) }),
  },
  'user.info': { request: Empty, response: UserInfo },
  'verification.captcha': {
    request: Empty,
    response: Type.Object({
      algorithm: Type.String(),
      challenge: Type.String(),
      maxnumber: Type.Integer(),
      salt: Type.String(),
      signature: Type.String(),
    }),
  },
  'verification.code': {
    request: Type.Object({
      ...Account.properties,
      purpose: Type.Union([
        Type.Literal('register'),
        Type.Literal('forgetPassword'),
        Type.Literal('bindContact'),
      ]),
      captcha: Captcha,
    }),
    response: Type.Object({ expiresAt: Time, resendAt: Time }),
  },
  'verification.sendToMe': {
    request: Type.Object({ purpose: OwnPurpose, kind: Type.Optional(Kind), bind: Type.Optional(Text(500)) }),
    response: Type.Object({ expiresAt: Time, resendAt: Time }),
  },
  'region.list': {
    request: Empty,
    response: Type.Array(Type.Object({ code: Type.String(), dial: Type.String(), name: Type.String() })),
  },
  'config.byId': {
    request: Type.Object({ id: Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' }) }),
    response: Type.Object({ key: Type.String(), value: Type.Unknown() }),
  },
  'ext.demoInbox': {
    request: Empty,
    response: Type.Array(
      Type.Object({
        account: Type.String(),
        purpose: Type.String(),
        code: Type.String(),
        sentAt: Time,
        expiresAt: Time,
      }),
    ),
  },
  'ext.clock': {
    request: Empty,
    response: Type.Object({
      serverTime: Time,
      marketTime: Time,
      marketSpeed: Type.Number(),
      feed: Type.String(),
      state: Type.String(),
    }),
  },
} as const
