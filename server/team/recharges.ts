import { FUND, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import { valueOf } from '../services/accounts'
import type { Tx } from '../store/db'
import { addRecharge, type RechargeChange } from './addRecharge'
import type { Line, Source } from './lines'
import type { PricedParts } from './parts'

/** What something counts as recharge. The same `ref` again replaces what it counted before. */
interface Recharge {
  readonly ref: string
  readonly userId: string
  readonly value: string
}

const DEPOSITS = `
select 'deposit:' || id as ref, user_id as "userId",
       case state when 'credited' then value_usdt else 0 end as value
from deposits where id = any($1::uuid[])`

/** Deposits as they are now: a lost one counts 0, whichever of its movements is looked at first. */
const deposits = (t: Tx, lines: readonly Line[]): Promise<Recharge[]> => {
  const ids = lines.filter((line) => line.fund_type === FUND.chainDeposit).map((line) => line.ref_id)
  return ids.length > 0 ? t.query<Recharge>('team.deposits', DEPOSITS, [ids]) : Promise.resolve([])
}

interface Credit {
  ref: string
  userId: string
  amount: string
}

const PARTNERS = `
select 'movement:' || id as ref, to_user as "userId", amount from transfers
where id = any($1::uuid[]) and to_user is not null`

const partnerCredits = (t: Tx, lines: readonly Line[]): Promise<Credit[]> => {
  const ids = lines.filter((line) => line.event === 'partner.credit').map((line) => line.ref_id)
  return ids.length > 0 ? t.query<Credit>('team.partners', PARTNERS, [ids]) : Promise.resolve([])
}

const operatorCredits = (lines: readonly Line[]): Credit[] =>
  lines
    .filter((line) => line.event === 'user.credit')
    .map((line) => ({
      ref: `movement:${line.tx_id}`,
      userId: line.ref_id,
      amount: toWire(money(line.amount).neg()),
    }))

/** At this moment's price, which is within about a second of the movement; 0 for what has no price. */
const valued = (
  { market }: Pick<PricedParts, 'market'>,
  currencyId: CurrencyId,
  { ref, userId, amount }: Credit,
): Recharge => {
  const value = valueOf(money(amount), market.lastPrice(currencyId))
  return { ref, userId, value: value ? toWire(value) : '0' }
}

const PUT = `
with input as (
  select * from unnest($1::text[], $2::uuid[], $3::numeric[]) i(ref, user_id, value)
),
put as (
  insert into team_recharges (ref, user_id, value, at) select ref, user_id, value, $4 from input
  on conflict (ref) do update set value = excluded.value
)
select i.user_id as "userId", sum(i.value - coalesce(r.value, 0)) as change
from input i left join team_recharges r on r.ref = i.ref
group by i.user_id having sum(i.value - coalesce(r.value, 0)) <> 0 order by i.user_id`

/**
 * Deposits that came in or were lost, what partners paid in and, where grants count, what operators credited: kept once
 * each, and added to the figures of the user and of everybody above.
 */
export const followRecharges = async (
  parts: PricedParts,
  t: Tx,
  source: Source,
  lines: readonly Line[],
): Promise<void> => {
  const paidIn = await partnerCredits(t, lines)
  const granted = parts.config.team.grantsCount ? operatorCredits(lines) : []
  const credits = [...paidIn, ...granted].map((credit) => valued(parts, source.currencyId, credit))
  const recharges = [...(await deposits(t, lines)), ...credits]
  if (recharges.length === 0) return
  const changes = await t.query<RechargeChange>('team.recharge.put', PUT, [
    recharges.map(({ ref }) => ref),
    recharges.map(({ userId }) => userId),
    recharges.map(({ value }) => value),
    parts.clock.now(),
  ])
  await addRecharge(parts, t, changes)
}
