/**
 * Signed receipts of option orders. Texts, signatures and keys are never changed or removed. `issued_at`, `valid_*` are
 * wall time in ms. An order without `receipt_key` that is finished still waits for its receipt, and its ticks are kept;
 * 'none' marks orders that were finished, and whose ticks were gone, before there were receipts.
 */
export const sql = `
create table receipt_keys (
  id text primary key,
  public_key text not null unique,
  valid_from bigint not null,
  valid_until bigint,
  constraint receipt_keys_time check (valid_until is null or valid_until >= valid_from)
);
create unique index receipt_keys_current on receipt_keys ((valid_until is null)) where valid_until is null;

create table option_receipts (
  order_id uuid primary key references option_orders (id),
  key_id text not null references receipt_keys (id),
  text text not null,
  signature text not null,
  issued_at bigint not null
);

alter table option_orders add column receipt_key text;
create index option_orders_receipt on option_orders (trade_id, accepted_at)
  where receipt_key is null and finished_at is not null;
`
