import type { Queries } from '../store/db'
import type { OptionAreaRow } from '../store/tables/options'

/** An area open for orders, with its durations in order of length. */
export type OpenArea = OptionAreaRow & { durations: { seconds: number; rate: string }[] }

/** Rates travel as texts inside the JSON, so that none becomes a float. */
const AREAS = `
select a.*, (
  select json_agg(json_build_object('seconds', d.seconds, 'rate', d.payout_rate::text) order by d.seconds)
  from option_durations d where d.area_id = a.id
) as durations
from option_areas a
where a.enabled and ($1::int is null or a.id = $1)
order by a.position, a.id`

export const openAreas = (q: Queries): Promise<OpenArea[]> => q.query<OpenArea>('option.areas', AREAS, [null])

/** The area of this id as a client sent it, or null when there is none that takes orders. */
export const openArea = async (q: Queries, id: string): Promise<OpenArea | null> => {
  if (!/^\d{1,9}$/.test(id)) return null
  const [area] = await q.query<OpenArea>('option.areas', AREAS, [Number(id)])
  return area ?? null
}
