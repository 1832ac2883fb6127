import type { AccountTypeId, CurrencyId, FundTypeId } from '@core/domain'
import type { Queries, Tx } from '../store/db'
import type { House } from './houses'

export type Bucket = 'available' | 'frozen'

/** One line of a movement: a signed exact amount on one bucket of one account. */
export interface Entry {
  /** Account id: `userAccount(...)` or what `ledger.house(...)` answered. */
  account: string
  bucket: Bucket
  fundType: FundTypeId
  /** Plain decimal string, negative when money leaves the bucket; within the currency's scale. */
  amount: string
}

/** One movement. Its entries sum to zero per currency. */
export interface Posting {
  /** UUIDv7 of the movement; a second posting under the same id is refused by the database. */
  txId: string
  /** What happened, for the books: `option.win`, `funds.move`. */
  event: string
  /** What it belongs to: `option` and the order's id. */
  refType: string
  refId: string
  entries: Entry[]
}

/** A balance of a user; amounts are plain decimal strings. */
export interface Balance {
  accountType: AccountTypeId
  currencyId: CurrencyId
  available: string
  frozen: string
}

/** An account as a movement left it. */
export interface PostedBalance {
  account: string
  available: string
  frozen: string
}

/** The only writer of balances. */
export interface Ledger {
  /**
   * Posts movements, all of them or none, in one statement; rows are locked in account order.
   * Users whose balances changed are announced on the bus topic `balance` after the commit.
   * @returns the accounts that changed
   * @throws AppError INSUFFICIENT_AVAILABLE when a user's bucket would fall below zero
   * @throws Error when entries do not sum to zero per currency, or the house cannot pay: a programming or funding fault
   */
  post: (t: Tx, postings: readonly Posting[]) => Promise<PostedBalance[]>
  /** Opens the fifteen accounts of a new user. */
  openUser: (q: Queries, userId: string) => Promise<void>
  /** Opens every house account that does not exist yet; done at each start. */
  openHouse: (q: Queries) => Promise<void>
  /**
   * A shard of a house account that can pay `need` now (a random one, so that no row gets hot). When no shard
   * alone can, the others' money is gathered into one within this transaction.
   * @returns the account id
   * @throws AppError HOUSE_LIMIT when the house has not enough in all its shards
   */
  house: (t: Tx, house: House, currencyId: CurrencyId, need?: string) => Promise<string>
  /** Balances of a user, by account type and currency, zeros included. */
  balances: (q: Queries, userId: string) => Promise<Balance[]>
}
