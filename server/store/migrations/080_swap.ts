/**
 * Swaps: what pairs are exchanged on, running quotes, and what was exchanged. Times are wall time in ms. A pair is kept
 * once, the smaller currency id first; its limits are values in USDT.
 */
export const sql = `
create table swap_pairs (
  low_id integer not null,
  high_id integer not null check (high_id > low_id),
  fee numeric(38,18) not null,
  spread numeric(38,18) not null,
  burn_share numeric(38,18) not null,
  min_value numeric(38,18) not null,
  max_value numeric(38,18) not null,
  enabled boolean not null default true,
  updated_at bigint not null,
  primary key (low_id, high_id)
);

create table swap_quotes (
  id uuid primary key,
  user_id uuid not null,
  screen text not null check (screen in ('swap', 'token')),
  from_id integer not null,
  to_id integer not null check (to_id <> from_id),
  amount numeric(38,18) not null check (amount > 0),
  rate numeric(38,18) not null check (rate > 0),
  fee numeric(38,18) not null check (fee >= 0),
  received numeric(38,18) not null check (received > 0),
  spread numeric(38,18) not null,
  from_price numeric not null,
  to_price numeric not null,
  expires_at bigint not null,
  used boolean not null default false
);
create unique index swap_quotes_live on swap_quotes (user_id, from_id, to_id) where not used;
create index swap_quotes_age on swap_quotes (expires_at);

create table swaps (
  id uuid primary key,
  user_id uuid not null,
  screen text not null,
  from_id integer not null,
  to_id integer not null,
  amount numeric(38,18) not null,
  fee numeric(38,18) not null,
  rate numeric(38,18) not null,
  received numeric(38,18) not null,
  burned numeric(38,18) not null check (burned between 0 and fee),
  created_at bigint not null
);
create index swaps_user on swaps (user_id, id desc);
create index swaps_time on swaps (created_at);
`
