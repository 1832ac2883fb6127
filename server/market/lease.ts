import type { Queries } from '../store/db'
import type { MarketFeedRow } from '../store/tables/market'

/** Another process leads the feed now: what this one wanted to write is of an old epoch. */
export class LeaseLost extends Error {
  constructor() {
    super('another process leads the market feed')
    this.name = 'LeaseLost'
  }
}

export interface Lease {
  epoch: string
  /** Market time (ms) up to which everything is stored. */
  storedThrough: number
}

const CREATE = `
insert into market_feed (id, identity, seed, leader, epoch, stored_through, renewed_at)
values (1, $1, $2, '', 0, $3, $4) on conflict (id) do nothing`

const TAKE = `
update market_feed set leader = $1, epoch = epoch + 1, renewed_at = $2 where id = 1
returning epoch, stored_through`

/** Of several that see the same silence one gets it; a leader that spoke meanwhile keeps it. */
const TAKE_LOST = `
update market_feed set leader = $1, epoch = epoch + 1, renewed_at = $2
where id = 1 and epoch = $3 and renewed_at = $4
returning epoch, stored_through`

const GIVE_UP = 'update market_feed set renewed_at = 0 where id = 1 and epoch = $1'

const RENEW = `
update market_feed set stored_through = $2, renewed_at = $3 where id = 1 and epoch = $1 returning id`

export const readFeedRow = async (db: Queries): Promise<MarketFeedRow | null> => {
  const [row] = await db.query<MarketFeedRow>('market.feed', 'select * from market_feed where id = 1')
  return row ?? null
}

/** Sets up the feed of a new installation; does nothing when there is one. */
export const createFeedRow = async (
  db: Queries,
  feed: { identity: string; seed: string; storedThrough: number; now: number },
): Promise<void> => {
  await db.query('market.createFeed', CREATE, [feed.identity, feed.seed, feed.storedThrough, feed.now])
}

const leaseOf = (row: MarketFeedRow): Lease => ({
  epoch: row.epoch,
  storedThrough: Number(row.stored_through),
})

/** Takes the lead; from this moment writes of the leader before are refused. The newest process wins. */
export const takeLease = async (db: Queries, leader: string, now: number): Promise<Lease> => {
  const [row] = await db.query<MarketFeedRow>('market.takeLease', TAKE, [leader, now])
  if (!row) throw new Error('the market feed is not set up')
  return leaseOf(row)
}

/** Takes the lead from a leader that fell silent, seen as `lost`. @returns null when somebody else did, or it spoke again */
export const takeLostLease = async (
  db: Queries,
  leader: string,
  now: number,
  lost: Pick<MarketFeedRow, 'epoch' | 'renewed_at'>,
): Promise<Lease | null> => {
  const params = [leader, now, lost.epoch, lost.renewed_at]
  const [row] = await db.query<MarketFeedRow>('market.takeLost', TAKE_LOST, params)
  return row ? leaseOf(row) : null
}

/** Lets another process lead at once. */
export const giveUpLease = async (db: Queries, epoch: string): Promise<void> => {
  await db.query('market.giveUp', GIVE_UP, [epoch])
}

/** Whether the leader has given the lead up, or there never was one. */
export const isFree = ({ leader, renewed_at: renewedAt }: MarketFeedRow): boolean =>
  leader === '' || renewedAt === '0'

/**
 * Records that everything up to `storedThrough` is stored, in the transaction that stores it.
 * Throws `LeaseLost` when the epoch is not the newest.
 */
export const renewLease = async (
  db: Queries,
  epoch: string,
  storedThrough: number,
  now: number,
): Promise<void> => {
  const rows = await db.query('market.renewLease', RENEW, [epoch, storedThrough, now])
  if (rows.length === 0) throw new LeaseLost()
}
