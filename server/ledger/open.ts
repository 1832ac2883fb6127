import { ACCOUNT_TYPES, CURRENCIES } from '@core/domain'
import type { Queries } from '../store/db'
import { houseAccount, userAccount } from './accounts'
import { HOUSE_NAMES, HOUSES } from './houses'
import { OPEN_ACCOUNTS } from './sql'

interface NewAccount {
  id: string
  userId: string | null
  house: string | null
  type: number
  currencyId: number
  shard: number
  contra: boolean
}

const open = async (q: Queries, accounts: readonly NewAccount[]): Promise<void> => {
  await q.query('ledger.open', OPEN_ACCOUNTS, [
    accounts.map((a) => a.id),
    accounts.map((a) => a.userId),
    accounts.map((a) => a.house),
    accounts.map((a) => a.type),
    accounts.map((a) => a.currencyId),
    accounts.map((a) => a.shard),
    accounts.map((a) => a.contra),
  ])
}

/** See `Ledger.openUser`. */
export const openUser = (q: Queries, userId: string): Promise<void> =>
  open(
    q,
    ACCOUNT_TYPES.flatMap(({ id: type }) =>
      CURRENCIES.map(({ id: currencyId }) => ({
        id: userAccount(userId, type, currencyId),
        userId,
        house: null,
        type,
        currencyId,
        shard: 0,
        contra: false,
      })),
    ),
  )

const houseAccounts = (): NewAccount[] =>
  HOUSE_NAMES.flatMap((house) =>
    CURRENCIES.flatMap(({ id: currencyId }) =>
      Array.from({ length: HOUSES[house].shards }, (_, shard) => ({
        id: houseAccount(house, currencyId, shard),
        userId: null,
        house,
        type: 0,
        currencyId,
        shard,
        contra: HOUSES[house].contra,
      })),
    ),
  )

/** See `Ledger.openHouse`. */
export const openHouse = (q: Queries): Promise<void> => open(q, houseAccounts())
