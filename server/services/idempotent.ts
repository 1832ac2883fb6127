import type { CallId } from '@core/contract/endpoints'
import type { Context } from '../context'
import { AppError } from '../http/errors'
import type { Queries, Tx } from '../store/db'
import { inOrder } from '../store/inOrder'
import { keyedHash } from './hashes'
import { refusalOf, type Asker } from './stillIn'

export interface IdempotentCall {
  session: Asker
  call: CallId
  /** The caller's `Idempotency-Key`. */
  key: string
  /** What is asked; another body under the same key is refused. */
  body: object
}

const CLAIM = `
insert into idempotency (user_id, call, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
on conflict (user_id, call, key) do nothing returning key`

const LOCK = `
select body_hash, outcome from idempotency where user_id = $1 and call = $2 and key = $3 for update`

const SAVE = `
update idempotency set outcome = $4 where user_id = $1 and call = $2 and key = $3`

const KEPT = 'select body_hash, outcome from idempotency where user_id = $1 and call = $2 and key = $3'

interface KeyRow {
  body_hash: string
  outcome: string | null
}

type Parts = Pick<Context, 'db' | 'clock' | 'secrets'>

/** Keyed, because a body may hold a password. */
const hashOf = ({ secrets }: Pick<Context, 'secrets'>, body: object): string => {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return keyedHash(secrets, 'body', JSON.stringify(sorted))
}

/** @throws AppError IDEMPOTENCY_CONFLICT */
const outcomeOf = <T>(row: KeyRow, hash: string): T | null => {
  if (row.body_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT')
  return row.outcome === null ? null : (JSON.parse(row.outcome) as T)
}

const kept = async <T>(
  q: Queries,
  { session: { userId }, call, key }: IdempotentCall,
  hash: string,
): Promise<T | null> => {
  const [row] = await q.query<KeyRow>('idempotency.kept', KEPT, [userId, call, key])
  return row ? outcomeOf<T>(row, hash) : null
}

/**
 * Runs `work` at most once per key, in one transaction with its outcome: the first call does it, later ones get
 * the same outcome before anything is checked again. A refusal (AppError) leaves nothing behind, so the key can be
 * used again. Calls under one key wait for each other on its row, which is locked before any other.
 * @param first what must be passed before the transaction begins, unless the outcome is known: passwords and codes,
 * whose slow hashes must hold no lock; `work` gets its answer
 * @throws AppError IDEMPOTENCY_CONFLICT when the key was used for another body, ACCOUNT_FROZEN, LOGIN_EXPIRED
 */
export const idempotent = async <T extends object, Passed = void>(
  parts: Parts,
  request: IdempotentCall,
  work: (t: Tx, passed: Passed) => Promise<T>,
  first?: () => Promise<Passed>,
): Promise<T> => {
  const { db, clock } = parts
  const { session, call, key, body } = request
  const { userId } = session
  const hash = hashOf(parts, body)
  let passed: Passed | undefined
  if (first) {
    const known = await kept<T>(db, request, hash)
    if (known) return known
    try {
      passed = await first()
    } catch (refusal) {
      // Another call under this key may have used the code up meanwhile: then its outcome is known by now.
      const done = await kept<T>(db, request, hash)
      if (done) return done
      throw refusal
    }
  }
  return db.tx(async (t) => {
    const [claimed, refusal] = await inOrder<[unknown[], AppError | null]>([
      t.query('idempotency.claim', CLAIM, [userId, call, key, hash, clock.now()]),
      refusalOf(t, session),
    ])
    if (claimed.length === 0) {
      const [row] = await t.query<KeyRow>('idempotency.lock', LOCK, [userId, call, key])
      const known = row && outcomeOf<T>(row, hash)
      if (known) return known
    }
    if (refusal) throw refusal
    const outcome = await work(t, passed as Passed)
    t.withCommit('idempotency.save', SAVE, [userId, call, key, JSON.stringify(outcome)])
    return outcome
  })
}
