import type { Tx } from '../store/db'
import type { Line } from './lines'

/** Endings with a result; a void or cancelled order has none. */
const ENDINGS = new Set(['option.win', 'option.loss', 'option.equal', 'option.soldBack'])

const ADD = `
insert into team_figures (user_id, assigned, self_selected)
select o.user_id, coalesce(sum(o.result) filter (where a.kind = 'assigned'), 0),
       coalesce(sum(o.result) filter (where a.kind = 'self'), 0)
from option_orders o join option_areas a on a.id = o.area_id
where o.id = any($1::uuid[])
group by o.user_id order by o.user_id
on conflict (user_id) do update
set assigned = team_figures.assigned + excluded.assigned,
    self_selected = team_figures.self_selected + excluded.self_selected`

/** Adds the results of options that ended to their owners' figures. An order ends by one movement only. */
export const followResults = async (t: Tx, lines: readonly Line[]): Promise<void> => {
  const ids = new Set(lines.filter(({ event }) => ENDINGS.has(event)).map((line) => line.ref_id))
  if (ids.size > 0) await t.query('team.results', ADD, [[...ids]])
}
