import type { Queries, Tx } from '../store/db'
import type { TransferRow } from '../store/tables/transfers'

/** While one process delivers, no other takes the same; should it die, another does after this (ms). */
const LEASE = 30_000
/** Deliveries of one partner at once. */
const BATCH = 8
/** Tries before an operator must look: some seven hours. */
export const MAX_TRIES = 18
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 3_600_000

const ENQUEUE = `
insert into partner_outbox (transfer_id, partner_id, state, due_at, created_at) values ($1, $2, 'due', $3, $3)`

/** Taken with a lease: rows that another process holds are skipped. */
const CLAIM = `
update partner_outbox o set tries = o.tries + 1, due_at = $2::bigint + ${LEASE}
from (
  select transfer_id from partner_outbox where partner_id = $1 and state = 'due' and due_at <= $2
  order by due_at limit ${BATCH} for update skip locked
) d, transfers t
where o.transfer_id = d.transfer_id and t.id = o.transfer_id
returning t.*, o.tries, (select uid from users u where u.id = t.from_user) as uid`

const CLOSE = "update partner_outbox set state = 'done' where transfer_id = $1"

const POSTPONE = `
update partner_outbox set due_at = $2, last_error = $3, state = case when tries >= $4 then 'stuck' else 'due' end
where transfer_id = $1 and state = 'due' returning state`

const STICK = `
update partner_outbox set state = 'stuck', last_error = 'the partner is not configured'
where state = 'due' and partner_id <> all($1::text[]) returning transfer_id`

const RETRY = `
update partner_outbox set state = 'due', tries = 0, due_at = $2 where transfer_id = $1 and state <> 'done'
returning transfer_id`

/** A transfer taken for delivery. */
export interface Claimed extends TransferRow {
  tries: number
  /** UID of the user who pays. */
  uid: string
}

/** Notes, in the transaction that freezes the money, that the partner is to be told. */
export const enqueue = async (
  t: Tx,
  { id, partner_id: partner }: TransferRow,
  now: number,
): Promise<void> => {
  await t.query('outbox.enqueue', ENQUEUE, [id, partner, now])
}

/** Takes what is due for a partner; each counts as a try at once, so that one that kills us is not tried for ever. */
export const claimDue = (q: Queries, partnerId: string, now: number): Promise<Claimed[]> =>
  q.query<Claimed>('outbox.claim', CLAIM, [partnerId, now])

/** Nothing more to tell: the transfer is decided. */
export const closeOutbox = async (t: Tx, transferId: string): Promise<void> => {
  await t.query('outbox.close', CLOSE, [transferId])
}

/** Twice as long after each try, up to an hour; the jitter (0 to 1) keeps a partner that comes back from a stampede. */
export const waitAfter = (tries: number, jitter: number): number =>
  Math.round(Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT) * (0.75 + jitter / 2))

/** Tries again later. @returns true when it was the last try: an operator must look */
export const postpone = async (
  q: Queries,
  { id, tries }: Claimed,
  reason: string,
  now: number,
): Promise<boolean> => {
  const due = now + waitAfter(tries, Math.random())
  const params = [id, due, reason.slice(0, 300), MAX_TRIES]
  const [row] = await q.query<{ state: string }>('outbox.postpone', POSTPONE, params)
  return row?.state === 'stuck'
}

/** Transfers to partners that are no longer configured wait for an operator. @returns how many */
export const stickOrphans = async (q: Queries, partnerIds: readonly string[]): Promise<number> =>
  (await q.query('outbox.stick', STICK, [partnerIds])).length

/** Delivers again from now. @returns false when there is nothing to deliver */
export const retryDelivery = async (t: Tx, transferId: string, now: number): Promise<boolean> =>
  (await t.query('outbox.retry', RETRY, [transferId, now])).length > 0
