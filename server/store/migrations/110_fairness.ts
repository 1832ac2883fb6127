/**
 * What protects a user from their own trades: which risk statement they read, and the limits they set for themselves.
 * A change that waits is `next_…` with the wall time (ms) from which it holds; null then means no limit.
 * The index finds an order that runs (`finished_at` is null) as well as those that ended today.
 */
export const sql = `
create table risk_acceptances (
  user_id uuid not null,
  version text not null,
  accepted_at bigint not null,
  primary key (user_id, version)
);

create table trade_limits (
  user_id uuid primary key,
  daily_loss numeric(38,18) check (daily_loss > 0),
  next_daily_loss numeric(38,18) check (next_daily_loss > 0),
  next_daily_loss_at bigint,
  max_stake numeric(38,18) check (max_stake > 0),
  next_max_stake numeric(38,18) check (next_max_stake > 0),
  next_max_stake_at bigint,
  cool_off_until bigint,
  updated_at bigint not null,
  check (next_daily_loss is null or next_daily_loss_at is not null),
  check (next_max_stake is null or next_max_stake_at is not null)
);

create index option_orders_ended on option_orders (user_id, finished_at);
create index contract_orders_working on contract_orders (user_id) where state = 'working';
`
