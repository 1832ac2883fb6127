/**
 * Leveraged contracts. All *_at, *_time columns are market time in ms except created_at (wall time).
 * The partial indexes by price find what a tick hits without looking at anything else. Orders and positions keep the rates
 * they were accepted on. Quantity, margin, max_profit and open_fee of a position are those of what is still open.
 */
export const sql = `
create table contract_cursors (
  trade_id integer primary key,
  seq bigint not null,
  time bigint not null
);

create table contract_orders (
  id uuid primary key,
  user_id uuid not null,
  trade_id integer not null,
  trade_type smallint not null check (trade_type between 1 and 4),
  pub_type smallint not null check (pub_type in (1, 2)),
  lever integer not null check (lever > 0),
  quantity numeric not null check (quantity > 0),
  price_bound numeric not null check (price_bound > 0),
  win_price numeric,
  lost_price numeric,
  position_id uuid,
  multiplier numeric not null check (multiplier > 0),
  fee_rate numeric not null check (fee_rate >= 0),
  maintenance_rate numeric not null check (maintenance_rate >= 0),
  liquidation_rate numeric not null check (liquidation_rate >= 0),
  profit_cap numeric not null check (profit_cap > 0),
  user_account uuid not null,
  house_account uuid not null,
  margin numeric(38,18) not null check (margin >= 0),
  fee numeric(38,18) not null check (fee >= 0),
  reserve numeric(38,18) not null check (reserve >= 0),
  close_all boolean not null default false,
  state text not null check (state in ('working', 'filled', 'cancelled')),
  cancel_reason text,
  accepted_at bigint not null,
  accepted_seq bigint not null,
  tick_seq bigint,
  tick_time bigint,
  tick_price numeric,
  trade_price numeric,
  created_at bigint not null,
  finished_at bigint,
  check ((state = 'cancelled') = (cancel_reason is not null)),
  check ((state = 'filled') = (trade_price is not null)),
  check ((state = 'working') = (finished_at is null))
);
create index contract_orders_market on contract_orders (trade_id, accepted_seq) where state = 'working' and pub_type = 1;
create index contract_orders_buy on contract_orders (trade_id, price_bound) where state = 'working' and pub_type = 2 and trade_type in (1, 4);
create index contract_orders_sell on contract_orders (trade_id, price_bound) where state = 'working' and pub_type = 2 and trade_type in (2, 3);
create index contract_orders_position on contract_orders (position_id) where state = 'working' and position_id is not null;
create index contract_orders_user on contract_orders (user_id, id desc);

create table contract_positions (
  id uuid primary key,
  user_id uuid not null,
  trade_id integer not null,
  side text not null check (side in ('long', 'short')),
  lever integer not null,
  opened numeric not null check (opened > 0),
  quantity numeric not null check (quantity >= 0),
  closing numeric not null default 0 check (closing >= 0 and closing <= quantity),
  open_price numeric not null check (open_price > 0),
  margin numeric(38,18) not null check (margin >= 0),
  max_profit numeric(38,18) not null check (max_profit >= 0),
  open_fee numeric(38,18) not null,
  multiplier numeric not null check (multiplier > 0),
  fee_rate numeric not null check (fee_rate >= 0),
  maintenance_rate numeric not null check (maintenance_rate >= 0),
  liquidation_rate numeric not null check (liquidation_rate >= 0),
  profit_cap numeric not null check (profit_cap > 0),
  user_account uuid not null,
  house_account uuid not null,
  liquidation_price numeric,
  cap_price numeric,
  win_price numeric,
  lost_price numeric,
  triggers_seq bigint not null,
  open_seq bigint not null,
  open_at bigint not null,
  state text not null check (state in ('open', 'closed')),
  closed_at bigint,
  check ((state = 'closed') = (quantity = 0)),
  check ((state = 'closed') = (closed_at is not null))
);
create index contract_positions_liq_long on contract_positions (trade_id, liquidation_price)
  where state = 'open' and side = 'long' and liquidation_price is not null;
create index contract_positions_liq_short on contract_positions (trade_id, liquidation_price)
  where state = 'open' and side = 'short' and liquidation_price is not null;
create index contract_positions_lost_long on contract_positions (trade_id, lost_price)
  where state = 'open' and side = 'long' and lost_price is not null;
create index contract_positions_lost_short on contract_positions (trade_id, lost_price)
  where state = 'open' and side = 'short' and lost_price is not null;
create index contract_positions_win_long on contract_positions (trade_id, win_price)
  where state = 'open' and side = 'long' and win_price is not null;
create index contract_positions_win_short on contract_positions (trade_id, win_price)
  where state = 'open' and side = 'short' and win_price is not null;
create index contract_positions_cap_long on contract_positions (trade_id, cap_price)
  where state = 'open' and side = 'long' and cap_price is not null;
create index contract_positions_cap_short on contract_positions (trade_id, cap_price)
  where state = 'open' and side = 'short' and cap_price is not null;
create index contract_positions_user on contract_positions (user_id, id desc) where state = 'open';

create table contract_closes (
  id uuid primary key,
  position_id uuid not null references contract_positions (id),
  order_id uuid,
  user_id uuid not null,
  trade_id integer not null,
  side text not null check (side in ('long', 'short')),
  lever integer not null,
  reason text not null,
  quantity numeric not null check (quantity > 0),
  open_price numeric not null,
  close_price numeric not null,
  tick_seq bigint not null,
  tick_price numeric not null,
  margin numeric(38,18) not null,
  profit numeric(38,18) not null,
  open_fee numeric(38,18) not null,
  fee numeric(38,18) not null,
  liquidation_fee numeric(38,18) not null,
  shortfall numeric(38,18) not null,
  credited numeric(38,18) not null check (credited >= 0),
  open_at bigint not null,
  closed_at bigint not null,
  created_at bigint not null
);
create index contract_closes_user on contract_closes (user_id, id desc);
create index contract_closes_day on contract_closes (user_id, closed_at);
`
