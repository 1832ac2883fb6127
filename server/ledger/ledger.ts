import type { Bus } from '../bus'
import { openHouse, openUser } from './open'
import { pickHouse } from './pickHouse'
import { post } from './post'
import * as sql from './sql'
import type { Balance, Ledger } from './types'

export interface LedgerParts {
  bus: Bus
  clock: { now(): number }
}

interface BalanceColumns {
  account_type: Balance['accountType']
  currency_id: Balance['currencyId']
  available: string
  frozen: string
}

export const createLedger = ({ bus, clock }: LedgerParts): Ledger => ({
  post: async (t, postings) => {
    const changed = await post(t, postings, clock.now())
    t.afterCommit(() => {
      for (const userId of new Set(changed.flatMap((c) => c.userId ?? []))) bus.publish('balance', { userId })
    })
    return changed
  },
  openUser,
  openHouse,
  house: (t, house, currencyId, need = '0') => pickHouse(t, house, currencyId, need, clock.now()),
  balances: async (q, userId) => {
    const rows = await q.query<BalanceColumns>('ledger.balances', sql.BALANCES, [userId])
    return rows.map((row) => ({
      accountType: row.account_type,
      currencyId: row.currency_id,
      available: row.available,
      frozen: row.frozen,
    }))
  },
})
