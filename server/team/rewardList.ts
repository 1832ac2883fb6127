import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import type { Context } from '../context'
import type { FeeKind, TeamRewardRow } from '../store/tables/team'
import { maskedContact } from './members'
import { REWARD_FUND } from './rates'

type Rewards = ResponseOf<'team.rewardList'>

/** Entries are counted up to here, and pages end here. */
const MOST = 10_000

const CHOSEN = `
user_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or state = $3)`

const COUNT = `select count(*)::int as total from (select 1 from team_rewards where ${CHOSEN} limit ${MOST}) r`

const PAGE = `
select r.*, f.kind as fee_kind, u.email, u.phone
from (select * from team_rewards where ${CHOSEN} order by id desc limit $4 offset $5) r
left join team_fees f on f.tx_id = r.fee_tx
left join users u on u.id = f.user_id
order by r.id desc`

const VESTING = `
select currency_id as "currencyId", sum(amount) as amount from team_rewards
where user_id = $1 and state = 'vesting' group by currency_id order by currency_id`

const PAID = `
select currency_id as "currencyId", sum(amount) as amount from team_payouts
where user_id = $1 group by currency_id order by currency_id`

type RewardRow = TeamRewardRow & { fee_kind: FeeKind | null; email: string | null; phone: string | null }

interface AmountRow {
  currencyId: CurrencyId
  amount: string
}

const amounts = (rows: readonly AmountRow[]): Rewards['paid'] =>
  rows.map(({ currencyId, amount }) => ({ currencyId, amount: toWire(money(amount)) }))

const view = (row: RewardRow): Rewards['list'][number] => ({
  id: row.id,
  kind: row.kind,
  fundType: REWARD_FUND[row.kind],
  state: row.state,
  currencyId: row.currency_id,
  amount: toWire(money(row.amount)),
  at: Number(row.at),
  vestsAt: Number(row.vests_at),
  paidAt: row.paid_at === null ? null : Number(row.paid_at),
  cause: {
    fee: row.fee_kind,
    member: row.fee_kind === null ? null : maskedContact(row),
    share: toWire(money(row.share)),
    pool: row.pool_start === null ? null : { start: Number(row.pool_start), end: Number(row.pool_end) },
  },
})

/** One page of the own rewards, newest first, with what is vesting and what was paid in all. */
export const rewardList = async (
  { db }: Pick<Context, 'db'>,
  userId: string,
  { kind, state, pageNum = 1, pageSize = 20 }: RequestOf<'team.rewardList'>,
): Promise<Rewards> => {
  const offset = (pageNum - 1) * pageSize
  const size = Math.max(Math.min(pageSize, MOST - offset), 0)
  const chosen = [userId, kind ?? null, state ?? null]
  const [[count], rows, vesting, paid] = await Promise.all([
    db.query<{ total: number }>('team.reward.count', COUNT, chosen),
    db.query<RewardRow>('team.reward.page', PAGE, [...chosen, size, offset]),
    db.query<AmountRow>('team.reward.vesting', VESTING, [userId]),
    db.query<AmountRow>('team.reward.paid', PAID, [userId]),
  ])
  const total = count?.total ?? 0
  return {
    list: rows.map(view),
    pages: Math.ceil(total / pageSize),
    total,
    vesting: amounts(vesting),
    paid: amounts(paid),
  }
}
