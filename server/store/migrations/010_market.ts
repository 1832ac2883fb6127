/**
 * Ticks, bars and the state of the market feed. All times are market time in ms, except renewed_at (wall time).
 * Figures are `numeric` without a fixed scale: a price keeps the digits of its pair.
 */
export const sql = `
create table market_feed (
  id integer primary key check (id = 1),
  identity text not null,
  seed text not null,
  leader text not null,
  epoch bigint not null,
  stored_through bigint not null,
  renewed_at bigint not null
);

create table ticks (
  trade_id integer not null,
  seq bigint not null,
  time bigint not null,
  price numeric not null check (price > 0),
  quantity numeric not null check (quantity >= 0),
  epoch bigint not null,
  primary key (trade_id, seq)
);
create index ticks_time on ticks (trade_id, time desc, seq desc);

create table candles (
  trade_id integer not null,
  period text not null,
  time bigint not null,
  open numeric not null,
  high numeric not null,
  low numeric not null,
  close numeric not null,
  volume numeric not null,
  turnover numeric not null,
  primary key (trade_id, period, time),
  check (low > 0 and low <= open and low <= close and high >= open and high >= close and volume >= 0)
);
`
