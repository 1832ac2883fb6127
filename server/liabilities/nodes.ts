import { depthOf, type LiabilitiesProof, type LiabilitiesRoot, type SumNode } from '@core/domain/liabilities'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import type { LiabilitiesNodeRow } from '../store/tables/liabilities'
import type { Batch } from './build'

/** Trees that are kept: users can check themselves in these snapshots. */
export const KEPT_TREES = 7

const ADD = `
insert into liabilities_nodes (sequence, level, position, hash, amounts, user_id, nonce)
select $1, $2, n.position, n.hash, n.amounts, n.user_id, n.nonce
from unnest($3::integer[], $4::text[], $5::text[], $6::uuid[], $7::text[])
  as n (position, hash, amounts, user_id, nonce)`
const FORGET = 'delete from liabilities_nodes where sequence <= $1'
const LEAF = `
select n.position, n.amounts, n.nonce, u.uid from liabilities_nodes n join users u on u.id = n.user_id
where n.sequence = $1 and n.user_id = $2`
const PATH = `
select n.hash, n.amounts from unnest($2::integer[], $3::integer[]) as w (level, position)
join liabilities_nodes n on n.sequence = $1 and n.level = w.level and n.position = w.position
order by w.level`
const LEAVES = `
select hash, amounts from liabilities_nodes
where sequence = $1 and level = 0 and position >= $2 and position < $3 order by position`

type NodeRow = Pick<LiabilitiesNodeRow, 'hash' | 'amounts'>
interface LeafRow {
  position: number
  amounts: string
  nonce: string
  uid: string
}

const nodeOf = ({ hash, amounts }: NodeRow): SumNode => ({ hash, amounts: amounts.split(' ') })

export const addNodes = async (
  q: Queries,
  sequence: number,
  { level, position, nodes, owners }: Batch,
): Promise<void> => {
  await q.query('liabilities.addNodes', ADD, [
    sequence,
    level,
    nodes.map((_, i) => position + i),
    nodes.map(({ hash }) => hash),
    nodes.map(({ amounts }) => amounts.join(' ')),
    owners.map((owner) => owner?.userId ?? null),
    owners.map((owner) => owner?.nonce ?? null),
  ])
}

/** Removes the trees that are too old; their roots stay. */
export const forgetTrees = async (q: Queries, newest: number): Promise<void> => {
  await q.query('liabilities.forget', FORGET, [newest - KEPT_TREES])
}

export const isKept = (sequence: number, newest: number): boolean => sequence > newest - KEPT_TREES

/** Leaves of a tree in order, `size` at a time. */
export async function* readLeaves(
  q: Queries,
  { sequence, leaves }: LiabilitiesRoot,
  size = 5_000,
): AsyncGenerator<SumNode[]> {
  for (let at = 0; at < leaves; at += size) {
    yield (await q.query<NodeRow>('liabilities.leaves', LEAVES, [sequence, at, at + size])).map(nodeOf)
  }
}

/**
 * A user's own leaf and its neighbours on the way up.
 * @throws AppError LIABILITIES_NOT_INCLUDED when the account was opened after the snapshot
 */
export const readProof = async (
  q: Queries,
  { sequence, leaves, time }: LiabilitiesRoot,
  userId: string,
): Promise<LiabilitiesProof> => {
  const [leaf] = await q.query<LeafRow>('liabilities.leaf', LEAF, [sequence, userId])
  if (!leaf) throw new AppError('LIABILITIES_NOT_INCLUDED', { time: new Date(time).toISOString() })
  const levels = Array.from({ length: depthOf(leaves) }, (_, level) => level)
  const neighbours = levels.map((level) => (leaf.position >> level) ^ 1)
  const path = await q.query<NodeRow>('liabilities.path', PATH, [sequence, levels, neighbours])
  return { ...leaf, sequence, amounts: leaf.amounts.split(' '), path: path.map(nodeOf) }
}
