import type { Queries } from './db'
import type { TurnRow } from './tables/turns'

const TAKE = `
insert into turns (name, taken_at) values ($1, $2)
on conflict (name) do update set taken_at = excluded.taken_at where turns.taken_at <= $2::bigint - $3::bigint
returning name`

const RESULT = 'update turns set result = $2 where name = $1'
const READ = 'select * from turns where name = $1'

/**
 * Takes a piece of work that is to be done once in a while (`every`, ms) by whichever process comes first.
 * Should that process die, the work is done a period later.
 * @returns whether it is this process's turn
 */
export const takeTurn = async (
  q: Queries,
  name: string,
  { now, every }: { now: number; every: number },
): Promise<boolean> => (await q.query('turns.take', TAKE, [name, now, every])).length > 0

/** Writes down what came of it, for all processes. */
export const noteResult = async (q: Queries, name: string, result: string): Promise<void> => {
  await q.query('turns.result', RESULT, [name, result])
}

/** When it was done last, and what came of it; null when it never was. */
export const lastTurn = async (q: Queries, name: string): Promise<TurnRow | null> =>
  (await q.query<TurnRow>('turns.read', READ, [name]))[0] ?? null
