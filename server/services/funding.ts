import { currency, FUND, WALLET, type CurrencyId, type FundTypeId } from '@core/domain'
import { divide, money, toWire } from '@core/money'
import type { Foundation } from '../context'
import { houseAccount, HOUSES, stableId, userAccount, type Entry, type House } from '../ledger'
import { lockStart } from '../store/migrate'
import type { Tx } from '../store/db'

type Parts = Pick<Foundation, 'db' | 'ledger'>

/** What a demo user finds in the wallet, by currency id. */
const DEMO_GRANT: readonly [CurrencyId, string][] = [
  [1, '10000'],
  [5, '0.1'],
  [4, '1'],
  [2, '10000'],
  [3, '1000'],
]

/** What the house of a new demo owns, so that it can pay winners and swaps. In production the operator funds it. */
const DEMO_HOUSE: readonly [House, CurrencyId, string][] = [
  ['options', 1, '4000000'],
  ['contracts', 1, '40000000'],
  ['insurance', 1, '100000'],
  ['swap', 1, '4000000'],
  ['swap', 2, '8000000'],
  ['swap', 3, '8000000'],
  ['swap', 4, '800'],
  ['swap', 5, '80'],
]

const pay = (from: string, to: string, fundType: FundTypeId, amount: string): Entry[] => [
  { account: from, bucket: 'available', fundType, amount: `-${amount}` },
  { account: to, bucket: 'available', fundType, amount },
]

/** Opens a new user's accounts and, in the demo, fills the wallet from the issuance account. */
export const openFunds = async (
  { config, ledger }: Pick<Foundation, 'config' | 'ledger'>,
  t: Tx,
  userId: string,
): Promise<void> => {
  await ledger.openUser(t, userId)
  if (config.profile !== 'demo') return
  const shard = Number.parseInt(userId.slice(-2), 16) % HOUSES.issuance.shards
  const entries = DEMO_GRANT.flatMap(([currencyId, amount]) =>
    pay(
      houseAccount('issuance', currencyId, shard),
      userAccount(userId, WALLET, currencyId),
      FUND.openingBalance,
      amount,
    ),
  )
  await ledger.post(t, [
    { txId: stableId('opening', userId), event: 'opening', refType: 'user', refId: userId, entries },
  ])
}

/**
 * Funds a house account from the issuance account, in equal parts over its shards.
 * @param amount plain decimal; what does not divide exactly is left out
 */
export const fundHouse = async (
  { ledger }: Pick<Foundation, 'ledger'>,
  t: Tx,
  { txId, house, currencyId, amount }: { txId: string; house: House; currencyId: CurrencyId; amount: string },
): Promise<void> => {
  const { shards } = HOUSES[house]
  const part = toWire(divide(money(amount), money(String(shards)), currency(currencyId).scale, 'down'))
  const entries = Array.from({ length: shards }, (_, shard) =>
    pay(
      houseAccount('issuance', currencyId, shard),
      houseAccount(house, currencyId, shard),
      FUND.operatorCredit,
      part,
    ),
  )
  await ledger.post(t, [
    { txId, event: 'house.fund', refType: 'house', refId: house, entries: entries.flat() },
  ])
}

const isPosted = async (t: Tx, txId: string): Promise<boolean> =>
  (await t.query('entries.byTx', 'select 1 from entries where tx_id = $1 limit 1', [txId])).length > 0

/** Opens the house's accounts and, once per installation of the demo, funds them. */
export const openHouse = ({ db, ledger, config }: Parts & Pick<Foundation, 'config'>): Promise<void> =>
  db.tx(async (t) => {
    await lockStart(t)
    await ledger.openHouse(t)
    if (config.profile !== 'demo') return
    for (const [house, currencyId, amount] of DEMO_HOUSE) {
      const txId = stableId('house.fund', house, currencyId)
      if (!(await isPosted(t, txId))) await fundHouse({ ledger }, t, { txId, house, currencyId, amount })
    }
  })
