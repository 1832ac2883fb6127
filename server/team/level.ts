import { levelOf } from '@core/domain/levels'
import { money } from '@core/money'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { TeamParts } from './parts'

interface FactsRow {
  id: string
  level: string
  effective: boolean
  effective_members: number
  team_recharge: string
}

const FACTS = `
select u.id, u.level, f.effective, f.effective_members, f.team_recharge
from team_figures f join users u on u.id = f.user_id
where f.user_id = any($1::uuid[]) order by u.id`

const SET = `
update users u set level = i.level from unnest($1::uuid[], $2::text[]) i(id, level) where u.id = i.id`

const RECORD = `
insert into team_levels (id, user_id, before, after, at)
select *, $5::bigint from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])`

/** Gives users the level that their figures call for, and writes down every change. */
export const relevel = async (
  { clock }: Pick<TeamParts, 'clock'>,
  t: Tx,
  userIds: readonly string[],
): Promise<void> => {
  const rows = await t.query<FactsRow>('team.level.facts', FACTS, [userIds])
  const changed = rows
    .map((row) => ({
      ...row,
      after: levelOf({
        own: row.effective,
        effective: row.effective_members,
        recharge: money(row.team_recharge),
      }),
    }))
    .filter(({ level, after }) => level !== after)
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  const after = changed.map((row) => row.after)
  await t.query('team.level.set', SET, [ids, after])
  const before = changed.map(({ level }) => level)
  await t.query('team.level.record', RECORD, [ids.map(() => uuidv7()), ids, before, after, clock.now()])
}
