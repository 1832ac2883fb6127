import { CURRENCIES, type CurrencyId } from '@core/domain'
import { amountsOf, type Amounts } from '@core/domain/liabilities'
import { money, sum, toWire, type Money } from '@core/money'
import { AppError } from '../http/errors'
import type { Queries } from '../store/db'
import { breathe } from './breathe'

export interface Account {
  userId: string
  uid: string
  /** Everything the user owns: all account types, available and frozen. */
  amounts: Amounts
}

interface AccountRow {
  user_id: string
  uid: string
  totals: string[]
}

interface TotalRow {
  currency_id: CurrencyId
  users: string
  others: string
}

const ACCOUNTS = `
select u.id as user_id, u.uid, array[${CURRENCIES.map(
  ({ id }) => `coalesce(sum(a.available + a.frozen) filter (where a.currency_id = ${id}), 0)`,
).join(', ')}]::text[] as totals
from users u left join accounts a on a.user_id = u.id group by u.id`

/** What the ledger says users own, and what it says about everyone else: the two must cancel out. */
const LEDGER = `
select currency_id, coalesce(sum(available + frozen) filter (where user_id is not null), 0) as users,
       coalesce(sum(available + frozen) filter (where user_id is null), 0) as others
from accounts group by currency_id`

/** Accounts that are read between two breaths. */
const BATCH = 1_000

/** @throws AppError LIABILITIES_MISMATCH when a user's money would be missing, or counted twice */
const compare = (totals: readonly Money[], rows: readonly TotalRow[]): void => {
  CURRENCIES.forEach(({ id, code }, i) => {
    const row = rows.find((r) => r.currency_id === id)
    const [leaves, users, others] = [
      totals[i] ?? money('0'),
      money(row?.users ?? '0'),
      money(row?.others ?? '0'),
    ]
    if (leaves.eq(users) && users.plus(others).eq('0')) return
    const [inLeaves, inLedger] = [toWire(leaves), toWire(users)]
    throw new AppError('LIABILITIES_MISMATCH', { currency: code, leaves: inLeaves, ledger: inLedger })
  })
}

/**
 * Reads what every user owns; all reads see the same moment when the transaction is REPEATABLE READ.
 * @throws AppError LIABILITIES_MISMATCH unless the accounts add up to what the ledger owes, in every currency
 */
export const readAccounts = async (q: Queries): Promise<Account[]> => {
  const rows = await q.query<AccountRow>('liabilities.accounts', ACCOUNTS)
  const ledger = await q.query<TotalRow>('liabilities.ledger', LEDGER)
  const accounts: Account[] = []
  let totals: readonly Money[] = CURRENCIES.map(() => money('0'))
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows.slice(at, at + BATCH).map((row) => ({ ...row, owned: row.totals.map(money) }))
    totals = totals.map((total, i) => sum([total, ...values.flatMap(({ owned }) => owned[i] ?? [])]))
    accounts.push(
      ...values.map(({ user_id: userId, uid, owned }) => ({ userId, uid, amounts: amountsOf(owned) })),
    )
    await breathe()
  }
  compare(totals, ledger)
  return accounts
}
