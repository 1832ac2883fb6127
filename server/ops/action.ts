import type { RecordKind } from '@core/contract/live'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'

/** Who does it, and why: both are kept for ever. */
export interface Mandate {
  actor: string
  reason: string
}

export interface Action {
  /** What is done, for the books: `withdrawal.approve`. */
  action: string
  details: Readonly<Record<string, unknown>>
  /** The user whose money or record changes, and the record: a running server tells their screens. */
  userId?: string
  record?: { kind: RecordKind; id: string }
}

const WRITE = `
insert into operator_actions (id, actor, reason, action, details, user_id, record_kind, record_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

/** Writes down what an operator does, in the transaction of the deed. @returns the action's id */
export const writeAction = async (
  t: Tx,
  { actor, reason }: Mandate,
  { action, details, userId, record }: Action,
  now: number,
): Promise<string> => {
  const id = uuidv7()
  await t.query('operator.write', WRITE, [
    id,
    actor,
    reason,
    action,
    JSON.stringify(details),
    userId ?? null,
    record?.kind ?? null,
    record?.id ?? null,
    now,
  ])
  return id
}
