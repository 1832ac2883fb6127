/** Accounts, entries and the outcomes of idempotent calls. Times are wall time in ms. */
export const sql = `
create table accounts (
  id uuid primary key,
  user_id uuid,
  house text,
  account_type integer not null,
  currency_id integer not null,
  shard integer not null default 0,
  available numeric(38,18) not null default 0,
  frozen numeric(38,18) not null default 0,
  contra boolean not null default false,
  seq bigint not null default 0,
  updated_at bigint not null default 0,
  constraint accounts_one_owner check ((user_id is null) <> (house is null)),
  constraint accounts_user_not_negative check (user_id is null or (available >= 0 and frozen >= 0)),
  constraint accounts_house_not_negative check (house is null or contra or (available >= 0 and frozen >= 0)),
  constraint accounts_contra_is_house check (not contra or house is not null)
) with (fillfactor = 70);
create unique index accounts_user on accounts (user_id, account_type, currency_id) where user_id is not null;
create unique index accounts_house on accounts (house, currency_id, shard) where house is not null;

create table entries (
  account_id uuid not null references accounts (id),
  seq bigint not null,
  tx_id uuid not null,
  line integer not null,
  bucket text not null check (bucket in ('available', 'frozen')),
  fund_type integer not null check (fund_type between 1 and 25),
  amount numeric(38,18) not null check (amount <> 0),
  balance_after numeric(38,18) not null,
  event text not null,
  ref_type text not null,
  ref_id text not null,
  created_at bigint not null,
  primary key (account_id, seq)
);
create unique index entries_tx on entries (tx_id, line);
create index entries_time on entries (account_id, created_at, seq);

create table idempotency (
  user_id uuid not null,
  call text not null,
  key text not null,
  body_hash text not null,
  outcome text,
  created_at bigint not null,
  primary key (user_id, call, key)
);
create index idempotency_age on idempotency (created_at);
`
