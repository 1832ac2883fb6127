import {
  CURRENCIES,
  currency,
  FUND,
  isBelowMinimum,
  pairOfCurrency,
  USDT,
  WALLET,
  type CurrencyId,
  type NetworkId,
} from '@core/domain'
import { money, round, toWire } from '@core/money'
import { stableId, userAccount, type Posting } from '../../ledger'
import type { Queries, Tx } from '../../store/db'
import { notifyAll, type News } from '../notifications/notify'
import type { DepositRow } from '../../store/tables/deposits'
import { announce, type DepositParts } from './announce'

/** Deposits decided by one transaction at most. */
const BATCH = 500

const DUE = `
select * from deposits
where network = $1 and state = 'confirming' and height <= $2 and currency_id = any($3::int[])
order by id limit ${BATCH} for update`

const ANY_DUE = `
select 1 from deposits where network = $1 and state = 'confirming' and height <= $2 limit 1`

const DECIDE = `
update deposits d set state = i.state, price = i.price, value_usdt = i.value, decided_at = $5
from unnest($1::uuid[], $2::text[], $3::numeric[], $4::numeric[]) as i(id, state, price, value)
where d.id = i.id`

/** The price in USDT of this moment; null while it is unknown or not followed live. */
const priceNow = ({ market }: DepositParts, currencyId: CurrencyId): string | null => {
  if (currencyId === USDT) return '1'
  const pair = pairOfCurrency(currencyId)
  return pair && !market.isStale(pair.tradeId) ? market.lastPrice(currencyId) : null
}

/** The currencies that have a price at this moment. */
const pricesNow = (parts: DepositParts): Map<CurrencyId, string> =>
  new Map(
    CURRENCIES.flatMap(({ id }) => {
      const price = priceNow(parts, id)
      return price === null ? [] : [[id, price] as const]
    }),
  )

interface Decision {
  row: DepositRow
  state: 'credited' | 'belowMinimum'
  price: string
  value: string
}

const decide = (row: DepositRow, price: string): Decision => ({
  row,
  state: isBelowMinimum(money(row.amount), money(price)) ? 'belowMinimum' : 'credited',
  price,
  value: toWire(round(money(row.amount).times(money(price)), currency(USDT).scale, 'down')),
})

const postingOf = async ({ ledger }: DepositParts, t: Tx, { row, state }: Decision): Promise<Posting> => {
  const { id, user_id: userId, currency_id: currencyId } = row
  const amount = money(row.amount)
  const from = await ledger.house(t, 'chain', currencyId)
  const to =
    state === 'credited'
      ? userAccount(userId, WALLET, currencyId)
      : await ledger.house(t, 'unclaimed', currencyId)
  const line = { bucket: 'available' as const, fundType: FUND.chainDeposit }
  return {
    txId: stableId('deposit', id, row.round),
    event: `deposit.${state}`,
    refType: 'deposit',
    refId: id,
    entries: [
      { ...line, account: from, amount: toWire(amount.neg()) },
      { ...line, account: to, amount: toWire(amount) },
    ],
  }
}

const newsOf = ({ row, state: what }: Decision): News => {
  const params = { what, amount: toWire(money(row.amount)), currency: currency(row.currency_id).code }
  const link = `/pages/asset/recharge?currencyId=${row.currency_id}`
  return { userId: row.user_id, kind: 'deposit', params, link }
}

export interface Due {
  network: NetworkId
  /** Height up to which transfers are final. */
  upTo: number
}

/** True when something is final and not decided: it waits for a price. */
export const isAnyDue = async (q: Queries, { network, upTo }: Due): Promise<boolean> =>
  (await q.query('deposits.anyDue', ANY_DUE, [network, upTo])).length > 0

/**
 * Credits every deposit of a network that is deep enough, once: to the user's wallet, or to the unclaimed account when
 * it is worth less than the minimum at this moment's price. Without a price it waits.
 */
export const settleDue = async (parts: DepositParts, t: Tx, { network, upTo }: Due): Promise<void> => {
  const prices = pricesNow(parts)
  const rows = await t.query<DepositRow>('deposits.due', DUE, [network, upTo, [...prices.keys()]])
  const decisions = rows.flatMap((row) => {
    const price = prices.get(row.currency_id)
    return price === undefined ? [] : decide(row, price)
  })
  if (decisions.length === 0) return
  const postings: Posting[] = []
  for (const decision of decisions) postings.push(await postingOf(parts, t, decision))
  await parts.ledger.post(t, postings)
  await t.query('deposits.decide', DECIDE, [
    decisions.map((d) => d.row.id),
    decisions.map((d) => d.state),
    decisions.map((d) => d.price),
    decisions.map((d) => d.value),
    parts.clock.now(),
  ])
  decisions.forEach(({ row }) => announce(parts, t, { id: row.id, userId: row.user_id }))
  notifyAll(parts, t, decisions.map(newsOf))
}
