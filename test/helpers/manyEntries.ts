import { ACCOUNT_TYPES, CURRENCIES } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import type { Database } from '@server/store/db'

/**
 * Movements of one user, written by plain SQL as `ledger.post` would have written them, one a second: in turn a credit
 * from `issuance` and the same amount frozen, so that every account goes x, 0, x, 0. Types 1 to 25 take turns.
 */
const MOVEMENTS = `
create temp table movement on commit drop as
select i, uuidv7() as tx_id, $1::bigint + i * 1000 as time, (i / 15) % 25 + 1 as fund_type, (i / 15) % 2 = 0 as credit,
       (i / 30 % 997 + 1)::numeric as amount, a.id as account_id, a.issuance_id
from generate_series(0, $2::int - 1) i
join unnest($3::uuid[], $4::uuid[]) with ordinality as a(id, issuance_id, position) on a.position = i % 15 + 1`

const LINES = `
create temp table line on commit drop as
select tx_id, n as line, i, time, fund_type, case n when 0 then account_id else other end as account_id,
       case when n = 1 and not credit then 'frozen' else 'available' end as bucket,
       case when (n = 0) = credit then amount else -amount end as amount
from (select *, case when credit then issuance_id else account_id end as other from movement) m, generate_series(0, 1) n`

const ENTRIES = `
insert into entries (account_id, seq, tx_id, line, bucket, fund_type, amount, balance_after, event, ref_type, ref_id,
                     created_at)
select l.account_id, a.seq + row_number() over (partition by l.account_id order by i, line), l.tx_id, l.line, l.bucket,
       l.fund_type, l.amount, case l.bucket when 'available' then a.available else a.frozen end
         + sum(l.amount) over (partition by l.account_id, l.bucket order by i, line),
       'bench', 'option', l.tx_id::text, l.time
from line l join accounts a on a.id = l.account_id order by i, line`

const BALANCES = `
update accounts a set available = a.available + l.available, frozen = a.frozen + l.frozen, seq = a.seq + l.lines,
                      updated_at = greatest(a.updated_at, l.time)
from (
  select account_id, count(*) as lines, max(time) as time,
         coalesce(sum(amount) filter (where bucket = 'available'), 0) as available,
         coalesce(sum(amount) filter (where bucket = 'frozen'), 0) as frozen
  from line group by account_id
) l where l.account_id = a.id`

/** Writes `count` movements, one entry of an available balance each, over all fifteen accounts of a user. */
export const writeEntries = async (
  db: Database,
  userId: string,
  count: number,
  from: number,
): Promise<void> => {
  const accounts = ACCOUNT_TYPES.flatMap(({ id: type }) => CURRENCIES.map(({ id }) => ({ type, id })))
  const own = accounts.map(({ type, id }) => userAccount(userId, type, id))
  const issuance = accounts.map(({ id }) => houseAccount('issuance', id, 0))
  await db.tx(async (t) => {
    await t.query('bench.movements', MOVEMENTS, [from, count, own, issuance])
    await t.query('bench.lines', LINES)
    await t.query('bench.entries', ENTRIES)
    await t.query('bench.balances', BALANCES)
  })
}
