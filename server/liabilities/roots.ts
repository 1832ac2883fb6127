import type { LiabilitiesRoot } from '@core/domain/liabilities'
import type { Queries } from '../store/db'
import type { LiabilitiesRootRow } from '../store/tables/liabilities'

const LATEST = 'select * from liabilities_roots order by sequence desc limit 1'
const ONE = 'select * from liabilities_roots where sequence = $1'
const LIST = 'select * from liabilities_roots order by sequence desc limit $1 offset $2'
const ADD = `
insert into liabilities_roots (sequence, time, accounts, leaves, totals, top, previous, root)
values ($1, $2, $3, $4, $5, $6, $7, $8)`

const rootOf = ({ time, totals, ...row }: LiabilitiesRootRow): LiabilitiesRoot => ({
  ...row,
  time: Number(time),
  totals: totals.split(' '),
})

/** The newest published root, or null before the first. */
export const latestRoot = async (q: Queries): Promise<LiabilitiesRoot | null> => {
  const [row] = await q.query<LiabilitiesRootRow>('liabilities.latest', LATEST)
  return row ? rootOf(row) : null
}

export const rootAt = async (q: Queries, sequence: number): Promise<LiabilitiesRoot | null> => {
  const [row] = await q.query<LiabilitiesRootRow>('liabilities.root', ONE, [sequence])
  return row ? rootOf(row) : null
}

/** Newest first. */
export const listRoots = async (q: Queries, limit: number, offset: number): Promise<LiabilitiesRoot[]> =>
  (await q.query<LiabilitiesRootRow>('liabilities.list', LIST, [limit, offset])).map(rootOf)

export const addRoot = async (q: Queries, published: LiabilitiesRoot): Promise<void> => {
  const { sequence, time, accounts, leaves, totals, top, previous, root } = published
  await q.query('liabilities.addRoot', ADD, [
    ...[sequence, time, accounts, leaves],
    ...[totals.join(' '), top, previous, root],
  ])
}
