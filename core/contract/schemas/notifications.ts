import { Type } from 'typebox'
import { NOTIFICATION_KINDS, READ_AT_ONCE, type NotificationKind } from '../../domain/notifications'
import { Id, PageNum, PageSize, Time } from './common'

const KindSchema = Type.Unsafe<NotificationKind>({ type: 'string', enum: [...NOTIFICATION_KINDS] })

/** `params` is what the sentence of the kind needs (`what` chooses among several), `link` a page of the app. */
export const Notification = Type.Object({
  id: Id,
  kind: KindSchema,
  params: Type.Record(Type.String(), Type.String()),
  link: Type.String(),
  time: Time,
  read: Type.Boolean(),
})

const Unread = Type.Integer({ description: 'Unread ones of all kinds' })

const Switch = Type.Object({ kind: KindSchema, on: Type.Boolean() })

const SwitchState = Type.Object({
  kind: KindSchema,
  on: Type.Boolean(),
  fixed: Type.Boolean({ description: 'About security: stays on' }),
})

export const notifications = {
  'ext.notifications': {
    request: Type.Object({ kind: Type.Optional(KindSchema), pageNum: PageNum, pageSize: PageSize }),
    response: Type.Object({
      list: Type.Array(Notification),
      pages: Type.Integer(),
      total: Type.Integer(),
      unread: Unread,
    }),
  },
  /** `ids`, or `all` that there are by now; unknown ids and those of others mark nothing. */
  'ext.notificationsRead': {
    request: Type.Object({
      ids: Type.Optional(Type.Array(Id, { maxItems: READ_AT_ONCE })),
      all: Type.Optional(Type.Boolean()),
    }),
    response: Type.Object({ unread: Unread }),
  },
  /** A POST switches kinds; of a kind named twice the last counts, fixed ones stay on. */
  'ext.notificationSettings': {
    request: Type.Object({
      changes: Type.Optional(Type.Array(Switch, { maxItems: NOTIFICATION_KINDS.length })),
    }),
    response: Type.Object({ list: Type.Array(SwitchState) }),
  },
} as const
