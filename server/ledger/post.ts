import { currency, type Currency, type CurrencyId } from '@core/domain'
import { money, scaleOf, toWire, ZERO, type Money } from '@core/money'
import { AppError } from '../http/errors'
import { Outrun, type Tx } from '../store/db'
import { POST } from './sql'
import type { Entry, PostedBalance, Posting } from './types'

interface PostedRow {
  id: string
  user_id: string | null
  currency_id: CurrencyId
  available: string
  frozen: string
  lines: number
}

/** With its owner; null for the house. */
export type Posted = PostedBalance & { userId: string | null }

const CHECK_VIOLATION = '23514'
/** More than 20 digits before the point. */
const OUT_OF_RANGE = '22003'
const USER_GUARD = 'accounts_user_not_negative'
const HOUSE_GUARD = 'accounts_house_not_negative'

/** Transactions that picked a house account because it could pay. */
export const pickers = new WeakSet<Tx>()

/**
 * A user without the money is refused in words. A house account that could pay when it was picked, and no longer, makes
 * the transaction begin anew: it picks another, or the house refuses. Anything else is a fault and passes as it is. What is
 * more than an account can hold is more than anybody has: whether the database looks at the payer or at the payee first is
 * up to the database.
 */
const translated = (t: Tx, error: Error): Error => {
  if (!('code' in error) || !('constraint' in error)) return error
  const violated = error.code === CHECK_VIOLATION && error.constraint
  if (violated === HOUSE_GUARD && pickers.has(t)) return new Outrun(error.message, { cause: error })
  const overdrawn = violated === USER_GUARD
  return overdrawn || error.code === OUT_OF_RANGE ? new AppError('INSUFFICIENT_AVAILABLE') : error
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

const checkScale = ({ amount }: Entry, found: Currency | undefined): void => {
  if (!found || scaleOf(toWire(money(amount))) > found.scale) {
    throw new Error(`posting of ${amount} has more digits than ${found?.code ?? 'its currency'} has`)
  }
}

/** What is only known after locking: unknown accounts, currencies that do not balance, digits beyond a scale. */
const checkPosted = (rows: readonly PostedRow[], postings: readonly Posting[]): void => {
  const entries = postings.flatMap((p) => p.entries)
  if ((rows[0]?.lines ?? 0) !== entries.length) throw new Error('posting to an account that does not exist')
  const currencies = new Map(rows.map((row) => [row.id, currency(row.currency_id)]))
  for (const posting of postings) {
    const sums = new Map<Currency | undefined, Money>()
    for (const entry of posting.entries) {
      const found = currencies.get(entry.account)
      checkScale(entry, found)
      sums.set(found, (sums.get(found) ?? ZERO).plus(money(entry.amount)))
    }
    if ([...sums.values()].some((total) => !total.eq('0'))) {
      throw new Error('posting does not sum to zero per currency')
    }
  }
}

/**
 * Posts movements by the one statement.
 * @returns the accounts as they are after it, and whose they are
 */
export const post = async (t: Tx, postings: readonly Posting[], now: number): Promise<Posted[]> => {
  if (postings.length === 0) return []
  if (postings.some((p) => p.entries.length === 0)) throw new Error('posting without entries')
  const columns = columnsOf(postings)
  const rows = await t
    .query<PostedRow>('ledger.post', POST, [...columns, now])
    .catch((error: Error) => Promise.reject(translated(t, error)))
  checkPosted(rows, postings)
  return rows.map(({ id, user_id: userId, available, frozen }) => ({
    account: id,
    userId,
    available,
    frozen,
  }))
}
