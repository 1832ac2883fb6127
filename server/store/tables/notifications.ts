import type { NotificationKind } from '@core/domain'

export interface NotificationRow {
  id: string
  user_id: string
  kind: NotificationKind
  params: Record<string, string>
  link: string
  created_at: string
  read_at: string | null
}

/** A kind that a user has switched off. */
export interface NotificationMuteRow {
  user_id: string
  kind: NotificationKind
}

export interface NotificationsTables {
  notifications: NotificationRow
  notification_mutes: NotificationMuteRow
}
