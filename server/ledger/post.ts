import { currency, type CurrencyId } from '@core/domain'
import { money, scaleOf, sum, toWire } from '@core/money'
import { AppError } from '../http/errors'
import type { Tx } from '../store/db'
import { POST } from './sql'
import type { Posting } from './types'

interface PostedRow {
  id: string
  user_id: string | null
  currency_id: CurrencyId
  lines: number
  unbalanced: number
}

const CHECK_VIOLATION = '23514'
const USER_GUARD = 'accounts_user_not_negative'

/** A user without the money is refused in words; anything else is a fault and passes as it is. */
const translated = (error: Error): Error => {
  if (!('code' in error) || !('constraint' in error)) return error
  const overdrawn = error.code === CHECK_VIOLATION && error.constraint === USER_GUARD
  return overdrawn ? new AppError('INSUFFICIENT_AVAILABLE') : error
}

const checkTotals = (postings: readonly Posting[]): void => {
  for (const { event, entries } of postings) {
    if (entries.length === 0 || !sum(entries.map((e) => money(e.amount))).eq('0')) {
      throw new Error(`posting ${event}: entries do not sum to zero`)
    }
  }
}

const columnsOf = (postings: readonly Posting[]): unknown[] => {
  const lines = postings.flatMap((p) => p.entries.map((entry, line) => ({ ...p, ...entry, line })))
  return [
    lines.map((l) => l.txId),
    lines.map((l) => l.line),
    lines.map((l) => l.account),
    lines.map((l) => l.bucket),
    lines.map((l) => l.fundType),
    lines.map((l) => l.amount),
    lines.map((l) => l.event),
    lines.map((l) => l.refType),
    lines.map((l) => l.refId),
  ]
}

/** What the statement found after locking: unknown accounts, currencies that do not balance, digits beyond a scale. */
const checkPosted = (rows: readonly PostedRow[], postings: readonly Posting[]): void => {
  const entries = postings.flatMap((p) => p.entries)
  if ((rows[0]?.lines ?? 0) !== entries.length) throw new Error('posting to an account that does not exist')
  if (rows[0]?.unbalanced) throw new Error('posting does not sum to zero per currency')
  const currencies = new Map(rows.map((row) => [row.id, currency(row.currency_id)]))
  for (const entry of entries) {
    const found = currencies.get(entry.account)
    if (!found || scaleOf(toWire(money(entry.amount))) > found.scale) {
      throw new Error(`posting of ${entry.amount} has more digits than ${found?.code ?? 'its currency'} has`)
    }
  }
}

/**
 * Posts movements by the one statement.
 * @returns the users whose balances changed
 */
export const post = async (t: Tx, postings: readonly Posting[], now: number): Promise<string[]> => {
  if (postings.length === 0) return []
  checkTotals(postings)
  const columns = columnsOf(postings)
  const rows = await t
    .query<PostedRow>('ledger.post', POST, [...columns, now])
    .catch((error: Error) => Promise.reject(translated(error)))
  checkPosted(rows, postings)
  return [...new Set(rows.flatMap((row) => row.user_id ?? []))]
}
