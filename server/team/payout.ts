import { currency, WALLET, type CurrencyId } from '@core/domain'
import { money, sum, toWire } from '@core/money'
import { houseAccount, move, userAccount, type Posting } from '../ledger'
import { notifyAll, type News } from '../services/notifications/notify'
import type { Tx } from '../store/db'
import { uuidv7 } from '../store/ids'
import type { RewardKind } from '../store/tables/team'
import { groupBy } from './groupBy'
import { TEAM_PAGE, type TeamParts } from './parts'
import { REWARD_FUND } from './rates'
import { tellScreens } from './told'

/** Rewards paid by one transaction at most. */
const BATCH = 1_000

/** Rewards of a frozen user wait until they are let in again. */
const DUE = `
select r.id, r.user_id, r.kind, r.currency_id, r.amount
from team_rewards r join users u on u.id = r.user_id and not u.frozen
where r.state = 'vesting' and r.vests_at <= $1
order by r.vests_at, r.user_id, r.id limit ${BATCH} for update of r skip locked`

const PAID = `
update team_rewards r set state = 'paid', payout_id = i.payout_id, paid_at = $3
from unnest($1::uuid[], $2::uuid[]) i(id, payout_id) where r.id = i.id`

const PAYOUTS = `
insert into team_payouts (id, user_id, kind, currency_id, amount, at)
select *, $6::bigint from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::numeric[])`

interface DueRow {
  id: string
  user_id: string
  kind: RewardKind
  currency_id: CurrencyId
  amount: string
}

/** What a user is paid of one kind in one currency. */
interface Part {
  readonly payoutId: string
  readonly userId: string
  readonly kind: RewardKind
  readonly currencyId: CurrencyId
  readonly amount: string
}

const partsOf = (payoutId: string, userId: string, rows: readonly DueRow[]): Part[] =>
  [...groupBy(rows, (row) => `${row.kind} ${row.currency_id}`).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const amount = toWire(sum(own.map((row) => money(row.amount))))
    return [{ payoutId, userId, kind: first.kind, currencyId: first.currency_id, amount }]
  })

const postingOf = (payoutId: string, parts: readonly Part[]): Posting => ({
  txId: payoutId,
  event: 'reward.pay',
  refType: 'reward',
  refId: payoutId,
  entries: parts.flatMap(({ kind, currencyId, amount, userId }) =>
    move(
      money(amount),
      [houseAccount('rewards', currencyId, 0), 'available'],
      [userAccount(userId, WALLET, currencyId), 'available'],
      REWARD_FUND[kind],
    ),
  ),
})

const newsOf = ({ userId, kind, currencyId, amount }: Part): News => ({
  userId,
  kind: 'reward',
  params: { what: kind, amount, currency: currency(currencyId).code },
  link: `${TEAM_PAGE}?tab=earnings`,
})

/**
 * Pays rewards whose time has come from the rewards account to the users' wallets: one movement a user, with an entry for
 * each kind and currency. A reward leaves the state `vesting` in the same transaction, under its row's lock.
 * @returns how many rewards were paid
 */
export const payDue = async (parts: TeamParts, t: Tx): Promise<number> => {
  const { clock, ledger } = parts
  const now = clock.now()
  const due = await t.query<DueRow>('team.due', DUE, [now])
  if (due.length === 0) return 0
  const byUser = [...groupBy(due, (row) => row.user_id)].map(([userId, rows]) => {
    const payoutId = uuidv7()
    return { payoutId, rows, parts: partsOf(payoutId, userId, rows) }
  })
  await t.query('team.paid', PAID, [
    byUser.flatMap(({ rows }) => rows.map(({ id }) => id)),
    byUser.flatMap(({ rows, payoutId }) => rows.map(() => payoutId)),
    now,
  ])
  const paid = byUser.flatMap((user) => user.parts)
  await t.query('team.payouts', PAYOUTS, [
    paid.map((part) => part.payoutId),
    paid.map((part) => part.userId),
    paid.map((part) => part.kind),
    paid.map((part) => part.currencyId),
    paid.map((part) => part.amount),
    now,
  ])
  await ledger.post(
    t,
    byUser.map((user) => postingOf(user.payoutId, user.parts)),
  )
  notifyAll(parts, t, paid.map(newsOf))
  tellScreens(
    parts,
    t,
    due.map((row) => row.user_id),
  )
  return due.length
}
