/**
 * Withdrawal addresses and bank cards of users. Removed ones stay for the record; a card loses its number then.
 * Times are wall time in ms.
 */
export const sql = `
create table withdrawal_addresses (
  id uuid primary key,
  user_id uuid not null,
  currency_id smallint not null,
  network text not null,
  address text not null,
  label text not null,
  created_at bigint not null,
  held_until bigint not null,
  removed_at bigint
);
create index withdrawal_addresses_user on withdrawal_addresses (user_id, network);
create unique index withdrawal_addresses_bound on withdrawal_addresses (user_id, currency_id, network, address)
  where removed_at is null;

create table bank_cards (
  id uuid primary key,
  user_id uuid not null,
  holder text not null,
  bank text not null,
  last4 text not null,
  sealed_number text,
  created_at bigint not null,
  removed_at bigint,
  constraint bank_cards_number check ((sealed_number is null) = (removed_at is not null))
);
create index bank_cards_user on bank_cards (user_id);
`
