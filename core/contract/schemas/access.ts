import { Type } from 'typebox'
import { ACCOUNT_EVENTS } from '../../domain/access'
import { Empty, Id, Nullable, Page, PageNum, PageSize, Text, Time } from './common'
import { Begun } from './user'

const Password = Text(64)
/** 6 digits of the authenticator app, or a recovery code. */
const SecondCode = Text(32)
const Place = {
  device: Type.String({ description: 'iPhone, Windows, …; empty when unknown' }),
  browser: Type.String({ description: 'Safari, WeChat, …; empty when unknown' }),
  ip: Type.String({ description: 'masked' }),
}
const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'shown once; the server keeps hashes' }),
})

export const access = {
  'user.forgetPassword': {
    request: Type.Object({
      kind: Type.Union([Type.Literal('email'), Type.Literal('phone')]),
      account: Text(254),
      region: Type.Optional(Text(2)),
      code: Text(16),
      password: Password,
      confirmPassword: Password,
    }),
    response: Empty,
  },
  'ext.changePassword': {
    request: Type.Object({
      oldPassword: Password,
      newPassword: Password,
      confirmPassword: Password,
      code: Text(16),
    }),
    response: Type.Object({ ended: Type.Integer({ description: 'other sessions that were ended' }) }),
  },
  'ext.loginSecondStep': {
    request: Type.Object({ stepId: Text(64), code: SecondCode }),
    response: Begun,
  },
  'ext.twoStep': {
    request: Empty,
    response: Type.Object({
      on: Type.Boolean(),
      since: Nullable(Time),
      recoveryLeft: Type.Integer({ description: 'recovery codes that are left' }),
    }),
  },
  'ext.beginTwoStep': {
    request: Type.Object({ password: Password }),
    response: Type.Object({
      secret: Type.String({ description: 'base32, for typing' }),
      uri: Type.String({ description: 'otpauth://, for the QR code' }),
      expiresAt: Time,
    }),
  },
  'ext.confirmTwoStep': { request: Type.Object({ code: SecondCode }), response: RecoveryCodes },
  'ext.endTwoStep': {
    request: Type.Object({ password: Password, code: SecondCode }),
    response: Empty,
  },
  'ext.recoveryCodes': {
    request: Type.Object({ password: Password, code: SecondCode }),
    response: RecoveryCodes,
  },
  'ext.devices': {
    request: Empty,
    response: Type.Array(
      Type.Object({ ...Place, id: Type.String(), since: Time, usedAt: Time, current: Type.Boolean() }),
    ),
  },
  'ext.signOutDevices': {
    request: Type.Object({ id: Type.Optional(Id) }, { description: 'without an id all others' }),
    response: Type.Object({ ended: Type.Integer() }),
  },
  'ext.accountEvents': {
    request: Type.Object({ pageNum: PageNum, pageSize: PageSize }),
    response: Page(Type.Object({ ...Place, id: Type.String(), kind: Type.Enum(ACCOUNT_EVENTS), at: Time })),
  },
  'ext.phishingWord': {
    request: Type.Object({
      phishingWord: Type.Optional(Text(80)),
      password: Type.Optional(Password),
    }),
    response: Type.Object({ phishingWord: Nullable(Type.String()) }),
  },
  'ext.freezeAccount': { request: Type.Object({ password: Password }), response: Empty },
} as const
