import { Type } from 'typebox'
import {
  IDENTITY_DOCUMENTS,
  IDENTITY_STATES,
  PICTURE_SIDES,
  REJECT_REASONS,
  type IdentityDocument,
  type IdentityState,
  type PictureSide,
  type RejectReason,
} from '../../domain/identity'
import { Id, Nullable, Text, Time } from './common'

const StateSchema = Type.Unsafe<IdentityState>({ type: 'string', enum: [...IDENTITY_STATES] })
const DocumentSchema = Type.Unsafe<IdentityDocument>({ type: 'string', enum: [...IDENTITY_DOCUMENTS] })
const SideSchema = Type.Unsafe<PictureSide>({ type: 'string', enum: [...PICTURE_SIDES] })
const ReasonSchema = Type.Unsafe<RejectReason>({ type: 'string', enum: [...REJECT_REASONS] })

const Masked = Type.String({ description: 'masked' })

/** What was sent last, masked; null before the first and after an erasure. */
const Submission = Type.Object({
  name: Masked,
  idNumber: Masked,
  holder: Nullable(Masked),
  cardNumber: Nullable(Masked),
  phone: Nullable(Masked),
  document: DocumentSchema,
  submittedAt: Time,
  decidedAt: Nullable(Time),
  reason: Nullable(ReasonSchema),
  words: Nullable(Type.String({ description: "The operator's own words" })),
})

export const identity = {
  /** Without fields: the own state. With them: the form; `front` and `back` are pictures uploaded before. */
  'user.realname': {
    request: Type.Object({
      name: Type.Optional(Text(200)),
      idNumber: Type.Optional(Text(64)),
      holder: Type.Optional(Text(200)),
      cardNumber: Type.Optional(Text(64)),
      region: Type.Optional(Text(2)),
      phone: Type.Optional(Text(32)),
      document: Type.Optional(DocumentSchema),
      front: Type.Optional(Id),
      back: Type.Optional(Id),
    }),
    response: Type.Object({
      state: StateSchema,
      needed: Type.Boolean({ description: 'Withdrawing and paying a partner need an approved identity' }),
      submission: Nullable(Submission),
    }),
  },
  'ext.identityPicture': {
    request: Type.Object({ side: SideSchema }),
    response: Type.Object({ id: Id, side: SideSchema }),
  },
} as const
