/** Option areas, orders and sell-back quotes. Times called *_at, *_time are market time in ms. */
export const sql = `
create table option_areas (
  id integer primary key,
  kind text not null check (kind in ('self', 'assigned')),
  trade_id integer not null,
  min_stake numeric(38,18) not null check (min_stake > 0),
  max_stake numeric(38,18) not null check (max_stake >= min_stake),
  account_types integer[] not null,
  exposure_limit numeric(38,18) not null,
  exposure numeric(38,18) not null default 0 check (exposure >= 0),
  position integer not null,
  enabled boolean not null default true
);

create table option_durations (
  area_id integer not null references option_areas (id),
  seconds integer not null check (seconds > 0),
  payout_rate numeric(38,18) not null check (payout_rate > 0 and payout_rate < 1),
  primary key (area_id, seconds)
);

create table option_orders (
  id uuid primary key,
  user_id uuid not null,
  area_id integer not null references option_areas (id),
  trade_id integer not null,
  direction text not null check (direction in ('up', 'down')),
  duration integer not null,
  account_type integer not null,
  user_account uuid not null,
  house_account uuid not null,
  stake numeric(38,18) not null check (stake > 0),
  rate numeric(38,18) not null,
  profit numeric(38,18) not null check (profit >= 0),
  state text not null check (state in ('accepted', 'open', 'settled', 'void', 'cancelled', 'soldBack')),
  accepted_at bigint not null,
  accepted_seq bigint not null,
  open_seq bigint,
  open_time bigint,
  open_price numeric,
  settle_at bigint,
  settle_seq bigint,
  settle_time bigint,
  settle_price numeric,
  outcome text check (outcome in ('win', 'loss', 'equal')),
  void_reason text,
  result numeric(38,18),
  created_at bigint not null,
  finished_at bigint,
  check (state not in ('open', 'settled', 'soldBack') or settle_at is not null),
  check ((state = 'settled') = (outcome is not null)),
  check ((state = 'void') = (void_reason is not null)),
  check ((state in ('accepted', 'open')) = (finished_at is null))
);
create index option_orders_waiting on option_orders (trade_id, accepted_seq) where state = 'accepted';
create index option_orders_due on option_orders (trade_id, settle_at) where state = 'open';
create index option_orders_user on option_orders (user_id, id desc);

create table option_quotes (
  id uuid primary key,
  order_id uuid not null references option_orders (id),
  amount numeric(38,18) not null check (amount >= 0),
  price numeric not null,
  expires_at bigint not null,
  used boolean not null default false
);
create index option_quotes_order on option_quotes (order_id);
`
