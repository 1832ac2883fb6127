import type { Queries } from '@server/store/db'
import { until } from './until'

const WAITING = `
select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves when so many statements wait for others. */
export const waiting = (db: Queries, statements = 1): Promise<void> =>
  until(async () => (await db.query('test.waiting', WAITING)).length >= statements)
