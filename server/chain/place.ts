import type { NetworkId } from '@core/domain'
import type { Queries } from '../store/db'
import type { ChainPlaceRow } from '../store/tables/deposits'

/** Another process follows the network now, or went on from another block. */
export class PlaceLost extends Error {
  constructor(network: NetworkId) {
    super(`another process follows ${network}`)
    this.name = 'PlaceLost'
  }
}

/** The last block that was taken over. */
export interface Place {
  height: number
  hash: string
}

const OPEN = 'insert into chain_places (network) values ($1) on conflict do nothing'

const LEAD = `
update chain_places set leader = $2, leads_until = $3
where network = $1 and (leader = $2 or leads_until < $4) returning height, hash`

const LEAVE = `update chain_places set leads_until = 0 where network = $1 and leader = $2`

const HEALTHY = 'update chain_places set healthy_at = $3 where network = $1 and leader = $2'

const MOVE = `
update chain_places set height = $3, hash = $4
where network = $1 and leader = $2 and hash is not distinct from $5 returning network`

const KEEP = `
insert into chain_blocks (network, height, hash) values ($1, $2, $3)
on conflict (network, height) do update set hash = excluded.hash`
const FORGET = 'delete from chain_blocks where network = $1 and height <= $2'
const CUT = 'delete from chain_blocks where network = $1 and height > $2'
const KEPT = `
select height, hash from chain_blocks where network = $1 and height < $2 order by height desc limit 1`

/** Blocks that are remembered: no reorganisation in earnest goes deeper. */
const REMEMBERED = 1_000

export const openPlace = async (q: Queries, network: NetworkId): Promise<void> => {
  await q.query('place.open', OPEN, [network])
}

/**
 * Takes or keeps the lead of a network until a time (ms).
 * @returns where it stands, null at the very beginning; undefined when another process leads
 */
export const lead = async (
  q: Queries,
  network: NetworkId,
  { leader, now, until }: { leader: string; now: number; until: number },
): Promise<Place | null | undefined> => {
  const [row] = await q.query<Pick<ChainPlaceRow, 'height' | 'hash'>>('place.lead', LEAD, [
    network,
    leader,
    until,
    now,
  ])
  if (!row) return undefined
  return row.height === null || row.hash === null ? null : { height: Number(row.height), hash: row.hash }
}

/** Lets another process lead at once. */
export const leave = async (q: Queries, network: NetworkId, leader: string): Promise<void> => {
  await q.query('place.leave', LEAVE, [network, leader])
}

/** Notes that the network's node answers. */
export const noteHealth = async (
  q: Queries,
  network: NetworkId,
  leader: string,
  now: number,
): Promise<void> => {
  await q.query('place.healthy', HEALTHY, [network, leader, now])
}

/**
 * Goes on from `from` to `to` within the transaction that takes over what lies between.
 * @throws PlaceLost when another process leads or the place is another one
 */
export const movePlace = async (
  q: Queries,
  network: NetworkId,
  { leader, from, to }: { leader: string; from: Place | null; to: Place },
): Promise<void> => {
  const moved = await q.query('place.move', MOVE, [network, leader, to.height, to.hash, from?.hash ?? null])
  if (moved.length === 0) throw new PlaceLost(network)
  await q.query('place.cut', CUT, [network, to.height])
  await q.query('place.keep', KEEP, [network, to.height, to.hash])
  await q.query('place.forget', FORGET, [network, to.height - REMEMBERED])
}

/** The nearest remembered block below a height; null when there is none. */
export const rememberedBelow = async (
  q: Queries,
  network: NetworkId,
  height: number,
): Promise<Place | null> => {
  const [row] = await q.query<{ height: string; hash: string }>('place.kept', KEPT, [network, height])
  return row ? { height: Number(row.height), hash: row.hash } : null
}

const HEALTH = 'select healthy_at from chain_places where network = $1'

/** When the network's node last answered (ms); 0 for never. */
export const healthyAt = async (q: Queries, network: NetworkId): Promise<number> => {
  const [row] = await q.query<{ healthy_at: string }>('place.health', HEALTH, [network])
  return Number(row?.healthy_at ?? 0)
}
