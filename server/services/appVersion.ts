import type { Lang } from '@core/domain'
import { compareVersions } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import packageJson from '../../package.json'
import type { Context } from '../context'
import type { AppVersionRow } from '../store/tables/content'

export type Notes = Readonly<Record<Lang, string>>

const ALL = 'select version, forced, notes, released_at from app_versions'

/** The newest of versions, in any order. */
const newest = <T extends { version: string }>(rows: readonly T[]): T | undefined =>
  [...rows].sort((a, b) => compareVersions(b.version, a.version))[0]

/** The newest released version of the app, and the oldest that may still be used; without a release it is this server's. */
export const appVersion = async (
  { db }: Pick<Context, 'db'>,
  lang: Lang,
): Promise<ResponseOf<'search.appVersion'>> => {
  const rows = await db.query<AppVersionRow>('versions.all', ALL)
  const row = newest(rows)
  const minimum = newest(rows.filter(({ forced }) => forced))?.version ?? null
  if (!row) return { version: packageJson.version, forced: false, minimum, notes: '', releasedAt: null }
  const notes = JSON.parse(row.notes) as Notes
  const { version, forced } = row
  return { version, forced, minimum, notes: notes[lang], releasedAt: Number(row.released_at) }
}
