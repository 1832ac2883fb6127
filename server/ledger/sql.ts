/**
 * The one posting statement. Rows are locked in id order before they are changed, so that movements
 * crossing each other wait instead of deadlocking; `seq` numbers the lines of an account without gaps,
 * and the running balance is computed from the locked row. The repeated list of ids keeps the update on the index, however
 * small the table was when the statement was planned.
 * $1 to $9: columns of the lines; $10: time (ms).
 */
export const POST = `
with input as (
  select * from unnest($1::uuid[], $2::int[], $3::uuid[], $4::text[], $5::int[], $6::numeric[],
                       $7::text[], $8::text[], $9::text[])
    with ordinality as i(tx_id, line, account_id, bucket, fund_type, amount, event, ref_type, ref_id, ord)
),
locked as materialized (
  select id, currency_id, available, frozen, seq, updated_at from accounts
  where id = any($3::uuid[]) order by id for update
),
delta as (
  select account_id, count(*) as lines,
         coalesce(sum(amount) filter (where bucket = 'available'), 0) as available,
         coalesce(sum(amount) filter (where bucket = 'frozen'), 0) as frozen
  from input group by account_id
),
updated as (
  update accounts a
  set available = l.available + d.available, frozen = l.frozen + d.frozen,
      seq = l.seq + d.lines, updated_at = greatest($10::bigint, l.updated_at)
  from locked l join delta d on d.account_id = l.id
  where a.id = l.id and a.id = any($3::uuid[])
  returning a.id, a.user_id, a.currency_id, a.available, a.frozen
),
written as (
  insert into entries (account_id, seq, tx_id, line, bucket, fund_type, amount, balance_after,
                       event, ref_type, ref_id, created_at)
  select i.account_id, l.seq + row_number() over (partition by i.account_id order by i.ord),
         i.tx_id, i.line, i.bucket, i.fund_type, i.amount,
         case i.bucket when 'available' then l.available else l.frozen end
           + sum(i.amount) over (partition by i.account_id, i.bucket order by i.ord),
         i.event, i.ref_type, i.ref_id, greatest($10::bigint, l.updated_at)
  from input i join locked l on l.id = i.account_id
  returning 1
)
select u.*, (select count(*) from written)::int as lines
from updated u`

/** Shards of a house account, for picking one. */
export const SHARDS = `
select id, available from accounts where house = $1 and currency_id = $2 order by shard`

/** The same, locked in id order. */
export const SHARDS_LOCKED = `
select id, available from accounts where house = $1 and currency_id = $2 order by id for update`

export const OPEN_ACCOUNTS = `
insert into accounts (id, user_id, house, account_type, currency_id, shard, contra)
select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::int[], $7::bool[])
on conflict (id) do nothing`

export const BALANCES = `
select account_type, currency_id, available, frozen from accounts
where user_id = $1 order by account_type, currency_id`
