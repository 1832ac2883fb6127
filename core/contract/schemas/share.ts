import { Type } from 'typebox'
import { Decimal, Empty, Text } from './common'

/** What the invitation and its poster show; each count as docs/team.md defines it. */
export const InviteInfo = Type.Object({
  code: Type.String(),
  link: Type.String({
    description:
      'Opens registration with the code; begins with a slash where the server knows no public address',
  }),
  /** For the poster: whose code it is. */
  nickname: Type.String(),
  members: Type.Integer(),
  effectiveMembers: Type.Integer(),
  direct: Type.Integer(),
  effectiveDirect: Type.Integer(),
  indirect: Type.Integer(),
  newToday: Type.Integer(),
  /** Shares of collected fees that are given as rewards, and minutes until one is paid. */
  rates: Type.Object({ direct: Decimal, team: Decimal, global: Decimal, vestMinutes: Type.Integer() }),
})

export const share = {
  'user.inviteInfo': { request: Empty, response: InviteInfo },
  'ext.inviteCode': {
    request: Type.Object({ inviteCode: Text(64) }),
    response: Type.Object({ known: Type.Boolean() }),
  },
} as const
