/**
 * Withdrawals and their terms. Times are wall time in ms. `check_at` is when the payment of an approved one is looked up
 * next; `tx_note` says what is wrong with the transaction that was entered. A new installation starts with these terms;
 * operators change them with `withdrawal-limits`.
 */
export const sql = `
create table withdrawal_terms (
  currency_id integer not null,
  network text not null,
  min_amount numeric(38,18) not null,
  fee numeric(38,18) not null check (fee >= 0),
  day_limit numeric(38,18) not null,
  enabled boolean not null default true,
  updated_at bigint not null default 0,
  primary key (currency_id, network),
  constraint withdrawal_terms_order check (fee < min_amount and min_amount <= day_limit)
);

insert into withdrawal_terms (currency_id, network, min_amount, fee, day_limit) values
  (1, 'tron', 20, 1, 50000),
  (1, 'ethereum', 20, 6, 50000),
  (2, 'tron', 100, 2, 200000),
  (3, 'tron', 50, 2, 20000),
  (4, 'ethereum', 0.01, 0.001, 20),
  (5, 'bitcoin', 0.001, 0.0002, 1);

create table withdrawals (
  id uuid primary key,
  user_id uuid not null,
  currency_id integer not null,
  network text not null,
  address text not null,
  label text not null,
  amount numeric(38,18) not null,
  fee numeric(38,18) not null check (fee >= 0),
  state text not null check (state in ('pending', 'approved', 'paid', 'rejected', 'cancelled')),
  reason text,
  tx_id text,
  tx_note text,
  confirmations integer not null default 0,
  created_at bigint not null,
  decided_at bigint,
  paid_at bigint,
  check_at bigint not null default 0,
  constraint withdrawals_arrive check (amount > fee),
  constraint withdrawals_decided check ((state = 'pending') = (decided_at is null)),
  constraint withdrawals_paid check ((state = 'paid') = (paid_at is not null)),
  constraint withdrawals_paid_by check (state <> 'paid' or tx_id is not null),
  constraint withdrawals_reason check ((state = 'rejected') = (reason is not null))
);
create index withdrawals_user on withdrawals (user_id, id desc);
create index withdrawals_pending on withdrawals (created_at) where state = 'pending';
create index withdrawals_approved on withdrawals (check_at) where state = 'approved';
create unique index withdrawals_payment on withdrawals (network, tx_id, currency_id, address) where tx_id is not null;
`
