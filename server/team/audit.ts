import type { CurrencyId } from '@core/domain'
import type { Queries } from '../store/db'

/** What the audit of rewards found wrong; all empty when they are right. */
export interface RewardAudit {
  /** What lies in the rewards account for a kind is not what is still owed. */
  readonly wrongFunds: { kind: string; currencyId: CurrencyId; held: string; owed: string }[]
  /** Payouts that are not the sum of the rewards they paid, or not what the ledger paid. */
  readonly wrongPayouts: string[]
  /** Fees that gave back more than they counted. */
  readonly wrongFees: string[]
}

/** Set aside less paid, by fund type, against rewards that vest and pools that run. */
const FUNDS = `
with held as (
  select case e.fund_type when 17 then 'direct' when 19 then 'team' else 'global' end as kind, a.currency_id,
         sum(e.amount) as amount
  from accounts a join entries e on e.account_id = a.id
  where a.house = 'rewards' and e.fund_type in (17, 19, 20)
  group by 1, 2
),
owed as (
  select kind, currency_id, sum(amount) as amount from (
    select kind, currency_id, amount from team_rewards where state = 'vesting'
    union all
    select 'global', currency_id, amount + carried from team_pools where closed_at is null
  ) all_owed group by kind, currency_id
)
select coalesce(h.kind, o.kind) as kind, coalesce(h.currency_id, o.currency_id) as "currencyId",
       coalesce(h.amount, 0) as held, coalesce(o.amount, 0) as owed
from held h full join owed o on o.kind = h.kind and o.currency_id = h.currency_id
where coalesce(h.amount, 0) <> coalesce(o.amount, 0) order by 1, 2`

const PAYOUTS = `
with paid as (
  select payout_id as id, kind, currency_id, user_id, sum(amount) as amount
  from team_rewards where state = 'paid' group by 1, 2, 3, 4
),
posted as (
  select e.tx_id as id, case e.fund_type when 17 then 'direct' when 19 then 'team' else 'global' end as kind,
         a.currency_id, a.user_id, sum(e.amount) as amount
  from team_payouts p join entries e on e.tx_id = p.id join accounts a on a.id = e.account_id
  where a.user_id is not null and e.fund_type in (17, 19, 20)
    and p.currency_id = a.currency_id
    and p.kind = case e.fund_type when 17 then 'direct' when 19 then 'team' else 'global' end
  group by 1, 2, 3, 4
)
select distinct coalesce(p.id, r.id) as id
from team_payouts p
full join paid r on (r.id, r.kind, r.currency_id, r.user_id) = (p.id, p.kind, p.currency_id, p.user_id)
left join posted b on (b.id, b.kind, b.currency_id, b.user_id) = (p.id, p.kind, p.currency_id, p.user_id)
where p.amount is distinct from r.amount or p.amount is distinct from b.amount
order by 1 limit 100`

const FEES = `
select f.tx_id as id from team_fees f
left join (
  select fee_tx, sum(amount) as amount from team_rewards where fee_tx is not null group by fee_tx
) r on r.fee_tx = f.tx_id
where coalesce(r.amount, 0) + f.pool > f.counted order by 1 limit 100`

/** Recomputes what is owed of rewards from fees, rewards and pools, and compares it with the ledger. Reads only. */
export const auditRewards = async (q: Queries): Promise<RewardAudit> => {
  const wrongFunds = await q.query<RewardAudit['wrongFunds'][number]>('team.audit.funds', FUNDS)
  const payouts = await q.query<{ id: string }>('team.audit.payouts', PAYOUTS)
  const fees = await q.query<{ id: string }>('team.audit.fees', FEES)
  return {
    wrongFunds,
    wrongPayouts: payouts.map(({ id }) => id),
    wrongFees: fees.map(({ id }) => id),
  }
}

export const isRewardsClean = ({ wrongFunds, wrongPayouts, wrongFees }: RewardAudit): boolean =>
  wrongFunds.length + wrongPayouts.length + wrongFees.length === 0
