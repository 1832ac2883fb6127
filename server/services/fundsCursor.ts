import type { AccountTypeId, CurrencyId } from '@core/domain'
import { AppError } from '../http/errors'
import { userAccount } from '../ledger'

/** One of a user's accounts. */
export interface FundAccount {
  id: string
  accountType: AccountTypeId
  currencyId: CurrencyId
}

/** The place of an entry in the list: newest first, then by account and line. */
export interface Place {
  time: string
  accountId: string
  seq: string
}

/** Entries of one account lie behind it when `(created_at, seq)` is smaller. */
interface Bound {
  time: string
  seq: string
}

/** Above every line number and every time. */
const END = '9223372036854775807'
const CURSOR = /^(\d{1,15})-([1-3])-([1-5])-(\d{1,15})$/

/** A cursor names time, account and line: `1715774400000-1-5-42`. It is valid for its user only. */
export const cursorOf = ({ accountType, currencyId }: FundAccount, time: string, seq: string): string =>
  `${time}-${accountType}-${currencyId}-${seq}`

/** @throws AppError INPUT_ERROR when it is none of ours */
export const readCursor = (userId: string, cursor: string): Place => {
  const [, time, type, currency, seq] = CURSOR.exec(cursor) ?? []
  if (time === undefined || seq === undefined) throw new AppError('INPUT_ERROR', { field: 'before' })
  const [accountType, currencyId] = [Number(type) as AccountTypeId, Number(currency) as CurrencyId]
  return { time, seq, accountId: userAccount(userId, accountType, currencyId) }
}

const behind = ({ time, accountId, seq }: Place, id: string): Bound => {
  if (id === accountId) return { time, seq }
  return { time, seq: id < accountId ? END : '0' }
}

/** Where the list goes on in an account: behind a place, or behind a moment when that is earlier. */
export const boundOf = (id: string, place: Place | null, to: number | undefined): Bound => {
  const until = { time: to === undefined ? END : String(to), seq: '0' }
  if (!place) return until
  return BigInt(place.time) < BigInt(until.time) ? behind(place, id) : until
}
