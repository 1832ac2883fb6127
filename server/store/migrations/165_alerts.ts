/**
 * Price alerts. What an alert waits for is one price and one way: its own price while it is armed, the price that arms it
 * again while it rests. The indexes by that price make the nearest one on each side a look at their ends, however many
 * alerts there are. `set_seq`: it counts for ticks after this one. `created_at` and `fired_at` are wall time in ms.
 * - `alert_cursors` how far a pair's ticks were followed
 * - `alert_owners` a row to lock while the alerts of a user are counted
 */
export const sql = `
create table price_alerts (
  id uuid primary key,
  user_id uuid not null,
  trade_id integer not null,
  direction text not null check (direction in ('above', 'below')),
  price numeric(38, 18) not null check (price > 0),
  rearm_price numeric(38, 18) not null check (rearm_price > 0),
  repeats boolean not null,
  armed boolean not null,
  waits text not null check (waits in ('rise', 'fall')),
  wait_price numeric(38, 18) not null,
  set_seq bigint not null,
  created_at bigint not null,
  fired_at bigint,
  unique (user_id, trade_id, direction, price)
);
create index price_alerts_rise on price_alerts (trade_id, wait_price) where waits = 'rise';
create index price_alerts_fall on price_alerts (trade_id, wait_price) where waits = 'fall';

create table alert_cursors (
  trade_id integer primary key,
  seq bigint not null
);

create table alert_owners (
  user_id uuid primary key
);
`
