import { createHash } from 'node:crypto'
import type { NetworkId } from '@core/domain'
import type { Database, Queries, Tx } from '../store/db'

/** Time between two blocks (ms), by network: short, so that a demo shows each confirmation. */
export const BLOCK_TIME: Readonly<Record<NetworkId, number>> = {
  bitcoin: 5_000,
  ethereum: 2_000,
  tron: 1_000,
}

const GENESIS = `
insert into sim_blocks (network, height, hash, parent_hash, made_at) values ($1, 0, $2, '', $3) on conflict do nothing`

const TIP = `
select height, hash, made_at from sim_blocks where network = $1 order by height desc limit 1`

const STATE = `
select (select min(sent_at) from sim_outputs where network = $1 and height is null) as waiting_since,
       (select max(height) from sim_outputs where network = $1) as newest`

/** The first block's row stands for the chain: who changes the chain holds it. */
const LOCK = 'select 1 from sim_blocks where network = $1 and height = 0 for update'

const TAKE = `
update sim_outputs set height = $2 where network = $1 and height is null and sent_at <= $3 returning tx_id`

const APPEND = `
insert into sim_blocks (network, height, hash, parent_hash, made_at) values ($1, $2, $3, $4, $5)`

const UNMINE = 'update sim_outputs set height = null where network = $1 and height > $2'
const FORGET = 'delete from sim_outputs where network = $1 and height is null and tx_id = any($2::text[])'
const CUT = 'delete from sim_blocks where network = $1 and height > $2'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

export interface Tip {
  height: number
  hash: string
  madeAt: number
}

/** Sets up a network's chain; does nothing when there is one. */
export const openChain = async (db: Database, network: NetworkId, now: number): Promise<void> => {
  await db.query('sim.genesis', GENESIS, [network, digest(`genesis:${network}`), now])
}

export const tipOf = async (q: Queries, network: NetworkId): Promise<Tip> => {
  const [row] = await q.query<{ height: string; hash: string; made_at: string }>('sim.tip', TIP, [network])
  if (!row) throw new Error(`the simulated chain of ${network} is not set up`)
  return { height: Number(row.height), hash: row.hash, madeAt: Number(row.made_at) }
}

const append = async (
  t: Tx,
  network: NetworkId,
  parent: Tip,
  { madeAt, branch = '' }: { madeAt: number; branch?: string },
): Promise<Tip> => {
  const height = parent.height + 1
  const taken = await t.query<{ tx_id: string }>('sim.take', TAKE, [network, height, madeAt])
  const content = taken.map((row) => row.tx_id).sort()
  const hash = digest([network, height, parent.hash, madeAt, branch, ...content].join(':'))
  await t.query('sim.append', APPEND, [network, height, hash, parent.hash, madeAt])
  return { height, hash, madeAt }
}

/** When the next block is due (ms); null while the chain has nothing to do. */
const dueAt = async (q: Queries, network: NetworkId, tip: Tip, depth: number): Promise<number | null> => {
  const [state] = await q.query<{ waiting_since: string | null; newest: string | null }>('sim.state', STATE, [
    network,
  ])
  const waiting = state?.waiting_since ?? null
  if (waiting !== null) return Math.max(tip.madeAt, Number(waiting)) + BLOCK_TIME[network]
  const newest = state?.newest ?? null
  const isFinal = newest === null || tip.height - Number(newest) + 1 >= depth
  return isFinal ? null : tip.madeAt + BLOCK_TIME[network]
}

/** Makes the blocks whose time has come. @returns the height of the newest block */
export const mineDue = async (
  db: Database,
  network: NetworkId,
  { depth, now }: { depth: number; now: number },
): Promise<number> => {
  const seen = await tipOf(db, network)
  const due = await dueAt(db, network, seen, depth)
  if (due === null || due > now) return seen.height
  return db.tx(async (t) => {
    await t.query('sim.lock', LOCK, [network])
    let tip = await tipOf(t, network)
    for (;;) {
      const madeAt = await dueAt(t, network, tip, depth)
      if (madeAt === null || madeAt > now) return tip.height
      tip = await append(t, network, tip, { madeAt })
    }
  })
}

/** Makes blocks at once, whether due or not. @returns the height of the newest block */
export const mine = (db: Database, network: NetworkId, count: number, now: number): Promise<number> =>
  db.tx(async (t) => {
    await t.query('sim.lock', LOCK, [network])
    let tip = await tipOf(t, network)
    for (let made = 0; made < count; made++) tip = await append(t, network, tip, { madeAt: now })
    return tip.height
  })

/**
 * Replaces the newest `depth` blocks by a branch one block longer. Their transfers are taken into its first block,
 * but for those of `without`, which never happened.
 */
export const reorganise = (
  db: Database,
  network: NetworkId,
  { depth, without = [], now }: { depth: number; without?: readonly string[]; now: number },
): Promise<number> =>
  db.tx(async (t) => {
    await t.query('sim.lock', LOCK, [network])
    const old = await tipOf(t, network)
    const ancestor = old.height - depth
    await t.query('sim.unmine', UNMINE, [network, ancestor])
    await t.query('sim.forget', FORGET, [network, without])
    await t.query('sim.cut', CUT, [network, ancestor])
    let tip = await tipOf(t, network)
    while (tip.height <= old.height)
      tip = await append(t, network, tip, { madeAt: now, branch: `after ${old.hash}` })
    return tip.height
  })
