import { createHash } from 'node:crypto'
import type { CallId } from '@core/contract/endpoints'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'

export interface IdempotentCall {
  userId: string
  call: CallId
  /** The caller's `Idempotency-Key`. */
  key: string
  /** What is asked; another body under the same key is refused. */
  body: object
}

const CLAIM = `
insert into idempotency (user_id, call, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
on conflict (user_id, call, key) do nothing`

const LOCK = `
select body_hash, outcome from idempotency where user_id = $1 and call = $2 and key = $3 for update`

const SAVE = `
update idempotency set outcome = $4 where user_id = $1 and call = $2 and key = $3`

const hashOf = (body: object): string => {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

/**
 * Runs `work` at most once per key, in one transaction with its outcome: the first call does it, later ones get
 * the same outcome before anything is checked again. A refusal (AppError) leaves nothing behind, so the key can be
 * used again. Calls under one key wait for each other on its row, which is locked before any other.
 * @throws AppError IDEMPOTENCY_CONFLICT when the key was used for another body
 */
export const idempotent = <T extends object>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, call, key, body }: IdempotentCall,
  work: (t: Tx) => Promise<T>,
): Promise<T> =>
  db.tx(async (t) => {
    const hash = hashOf(body)
    await t.query('idempotency.claim', CLAIM, [userId, call, key, hash, clock.now()])
    const rows = await t.query<{ body_hash: string; outcome: string | null }>('idempotency.lock', LOCK, [
      userId,
      call,
      key,
    ])
    const row = rows[0]
    if (row?.body_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT')
    if (row.outcome !== null) return JSON.parse(row.outcome) as T
    const outcome = await work(t)
    await t.query('idempotency.save', SAVE, [userId, call, key, JSON.stringify(outcome)])
    return outcome
  })
