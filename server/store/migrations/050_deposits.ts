/**
 * Deposit addresses, what came in on them, how far each network was read, and the simulated chain of the demo.
 * Times are wall time in ms.
 */
export const sql = `
create table deposit_keys (
  network text primary key,
  xpub text not null,
  next_index integer not null default 0
);

create table deposit_addresses (
  user_id uuid not null,
  network text not null,
  key_index integer not null,
  address text not null,
  created_at bigint not null,
  primary key (user_id, network)
);
create unique index deposit_addresses_address on deposit_addresses (network, address);
create unique index deposit_addresses_index on deposit_addresses (network, key_index);

create table chain_places (
  network text primary key,
  height bigint,
  hash text,
  leader text not null default '',
  leads_until bigint not null default 0,
  healthy_at bigint not null default 0
);

create table chain_blocks (
  network text not null,
  height bigint not null,
  hash text not null,
  primary key (network, height)
);

create table deposits (
  id uuid primary key,
  user_id uuid not null,
  network text not null,
  tx_id text not null,
  output integer not null,
  currency_id integer not null,
  address text not null,
  sender text,
  amount numeric(38,18) not null check (amount > 0),
  height bigint not null,
  state text not null check (state in ('confirming', 'credited', 'belowMinimum', 'dropped', 'lost')),
  round integer not null default 1,
  price numeric(38,18),
  value_usdt numeric(38,18),
  lost_by_user numeric(38,18),
  seen_at bigint not null,
  decided_at bigint,
  constraint deposits_decided check ((state in ('credited', 'belowMinimum', 'lost')) = (value_usdt is not null))
);
create unique index deposits_transfer on deposits (network, tx_id, output);
create index deposits_user on deposits (user_id, id);
create index deposits_height on deposits (network, height);
create index deposits_confirming on deposits (network, height) where state = 'confirming';

create table sim_blocks (
  network text not null,
  height bigint not null,
  hash text not null,
  parent_hash text not null,
  made_at bigint not null,
  primary key (network, height)
);

create table sim_outputs (
  network text not null,
  tx_id text not null,
  output integer not null,
  currency_id integer not null,
  address text not null,
  sender text not null,
  amount numeric(38,18) not null check (amount > 0),
  height bigint,
  sent_at bigint not null,
  primary key (network, tx_id, output)
);
create index sim_outputs_height on sim_outputs (network, height);
`
