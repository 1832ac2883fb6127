import { FIXED_KINDS, NOTIFICATION_KINDS, type NotificationKind } from '@core/domain'
import type { Database, Queries } from '../../store/db'

export interface KindSwitch {
  readonly kind: NotificationKind
  readonly on: boolean
}

const MUTES = 'select kind from notification_mutes where user_id = $1'

/** Every kind, whether it is on, and whether it stays on whatever the user wants. */
export const switchesOf = async (
  q: Queries,
  userId: string,
): Promise<(KindSwitch & { readonly fixed: boolean })[]> => {
  const rows = await q.query<{ kind: NotificationKind }>('notifications.mutes', MUTES, [userId])
  const off = new Set(rows.map(({ kind }) => kind))
  return NOTIFICATION_KINDS.map((kind) => ({ kind, on: !off.has(kind), fixed: FIXED_KINDS.includes(kind) }))
}

const MUTE = `
insert into notification_mutes (user_id, kind) select $1, unnest($2::text[]) on conflict do nothing`
const UNMUTE = 'delete from notification_mutes where user_id = $1 and kind = any($2::text[])'

/** Switches kinds on and off; of a kind named twice the last word counts. Fixed ones stay on. */
export const changeSwitches = async (
  db: Database,
  userId: string,
  changes: readonly KindSwitch[],
): Promise<void> => {
  const last = new Map(changes.map(({ kind, on }) => [kind, on]))
  const kinds = (wanted: boolean): NotificationKind[] =>
    [...last].filter(([kind, on]) => on === wanted && !FIXED_KINDS.includes(kind)).map(([kind]) => kind)
  await db.tx(async (t) => {
    await t.query('notifications.mute', MUTE, [userId, kinds(false).sort()])
    await t.query('notifications.unmute', UNMUTE, [userId, kinds(true)])
  })
}
