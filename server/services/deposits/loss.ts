import { CONTRACT, FUND, OPTIONS, WALLET } from '@core/domain'
import { min, money, sum, toWire, ZERO, type Money } from '@core/money'
import { houseAccount, stableId, userAccount, type Entry } from '../../ledger'
import type { Tx } from '../../store/db'
import type { DepositRow } from '../../store/tables/deposits'
import { freezeUser } from '../freezeUser'
import type { DepositParts } from './announce'

const LOCK = 'select id, available from accounts where id = any($1::uuid[]) order by id for update'

const LOSE = `update deposits set state = 'lost', lost_by_user = $2, decided_at = $3 where id = $1`

/** The user's own accounts, in the order in which they bear a loss. */
const ownAccounts = ({ user_id: userId, currency_id: currencyId }: DepositRow): string[] =>
  [WALLET, OPTIONS, CONTRACT].map((type) => userAccount(userId, type, currencyId))

const availableIn = async (t: Tx, accounts: readonly string[]): Promise<Map<string, Money>> => {
  const rows = await t.query<{ id: string; available: string }>('deposits.lockAccounts', LOCK, [accounts])
  return new Map(rows.map((row) => [row.id, money(row.available)]))
}

/** How much each account gives: the first ones what they have, the last one whatever is still missing. */
const shares = (
  amount: Money,
  available: ReadonlyMap<string, Money>,
  sources: readonly string[],
  last: string,
): [account: string, share: Money][] => {
  let missing = amount
  const taken = sources.map((account): [string, Money] => {
    const share = min(missing, available.get(account) ?? ZERO)
    missing = missing.minus(share)
    return [account, share]
  })
  return [...taken, [last, missing]]
}

const entriesOf = (given: readonly [string, Money][], chain: string, amount: Money): Entry[] => {
  const line = { bucket: 'available' as const, fundType: FUND.chainDeposit }
  return [
    ...given.map(([account, share]) => ({ ...line, account, amount: toWire(share.neg()) })),
    { ...line, account: chain, amount: toWire(amount) },
  ].filter((entry) => !money(entry.amount).eq('0'))
}

/**
 * A deposit that was decided is gone from the chain: the money goes back to the chain account, from the user's
 * available funds in that currency as far as they go, then from insurance, at last from issuance, which is the
 * operator's own debt. A user who had been credited is frozen until the operator has looked at it. Money in orders
 * and requests stays where it is.
 */
export const postLoss = async (parts: DepositParts, t: Tx, row: DepositRow): Promise<void> => {
  const { id, user_id: userId, currency_id: currencyId } = row
  const credited = row.state === 'credited'
  const amount = money(row.amount)
  const own = credited ? ownAccounts(row) : [houseAccount('unclaimed', currencyId, 0)]
  const [chain, insurance, issuance] = (['chain', 'insurance', 'issuance'] as const).map((house) =>
    houseAccount(house, currencyId, 0),
  ) as [string, string, string]
  const available = await availableIn(t, [...own, chain, insurance, issuance])
  const given = shares(amount, available, [...own, insurance], issuance)
  const byOwner = sum(given.slice(0, own.length).map(([, share]) => share))
  const txId = stableId('deposit.loss', id, row.round)
  const entries = entriesOf(given, chain, amount)
  await parts.ledger.post(t, [{ txId, event: 'deposit.loss', refType: 'deposit', refId: id, entries }])
  await t.query('deposits.lose', LOSE, [id, toWire(credited ? byOwner : amount), parts.clock.now()])
  if (credited) await freezeUser(parts, t, userId, freezing(row, byOwner))
}

/** What the operators' book says of it. */
const freezing = (row: DepositRow, byUser: Money) => ({
  mandate: { actor: 'chain', reason: `a reorganisation of ${row.network} removed a credited deposit` },
  action: {
    action: 'user.freeze',
    details: {
      deposit: row.id,
      txId: row.tx_id,
      amount: toWire(money(row.amount)),
      currencyId: row.currency_id,
      byUser: toWire(byUser),
      byHouse: toWire(money(row.amount).minus(byUser)),
    },
    record: { kind: 'deposit' as const, id: row.id },
  },
})
