/**
 * Teams: who is above whom, each user's own figures and those of the team, what was recharged, the fees that were taken
 * into account, the rewards that came of them, and the global pools. Times are wall time in ms. `team_locks` has a row for
 * the tree and one for the worker; the tree's terms say with which limits the figures were built. Fees that were paid
 * before rewards existed earn none: their cursors begin where the accounts are.
 */
export const sql = `
create table team_locks (
  name text primary key,
  terms text
);
insert into team_locks (name) values ('tree'), ('worker');

create table team_cursors (
  account_id uuid primary key,
  seq bigint not null
);
insert into team_cursors (account_id, seq) select id, seq from accounts where house = 'fees';

create table team_paths (
  member_id uuid not null,
  depth integer not null check (depth > 0),
  ancestor_id uuid not null,
  joined_at bigint not null,
  primary key (member_id, depth)
);
create index team_paths_team on team_paths (ancestor_id, joined_at desc, member_id desc) include (depth);
create index team_paths_direct on team_paths (ancestor_id, joined_at desc, member_id desc) where depth = 1;
create index team_paths_indirect on team_paths (ancestor_id, joined_at desc, member_id desc) where depth > 1;

create table team_figures (
  user_id uuid primary key,
  recharge numeric(38,18) not null default 0,
  effective boolean not null default false,
  counted_fees numeric(38,18) not null default 0,
  assigned numeric(38,18) not null default 0,
  self_selected numeric(38,18) not null default 0,
  members integer not null default 0,
  direct integer not null default 0,
  effective_members integer not null default 0,
  effective_direct integer not null default 0,
  team_recharge numeric(38,18) not null default 0
) with (fillfactor = 80);

create table team_recharges (
  ref text primary key,
  user_id uuid not null,
  value numeric(38,18) not null check (value >= 0),
  at bigint not null
);
create index team_recharges_user on team_recharges (user_id);

create table team_fees (
  tx_id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('contract', 'swap', 'withdrawal', 'other')),
  currency_id integer not null,
  amount numeric(38,18) not null check (amount > 0),
  counted numeric(38,18) not null check (counted between 0 and amount),
  value numeric(38,18) not null check (value >= 0),
  pool_start bigint not null,
  pool numeric(38,18) not null check (pool >= 0),
  state text not null check (state in ('counted', 'reversed')),
  at bigint not null
);
create index team_fees_user on team_fees (user_id);

create table team_rewards (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('direct', 'team', 'global')),
  currency_id integer not null,
  amount numeric(38,18) not null check (amount > 0),
  share numeric(38,18) not null,
  fee_tx uuid references team_fees (tx_id),
  pool_start bigint,
  pool_end bigint,
  state text not null check (state in ('vesting', 'paid', 'reversed')),
  at bigint not null,
  vests_at bigint not null,
  payout_id uuid,
  paid_at bigint,
  check ((kind = 'global') = (pool_start is not null) and (kind = 'global') = (fee_tx is null)),
  check ((state = 'paid') = (payout_id is not null) and (state = 'paid') = (paid_at is not null))
);
create unique index team_rewards_fee on team_rewards (fee_tx, kind, user_id) where fee_tx is not null;
create unique index team_rewards_pool on team_rewards (pool_start, currency_id, user_id) where pool_start is not null;
create index team_rewards_user on team_rewards (user_id, id desc);
create index team_rewards_due on team_rewards (vests_at, user_id) where state = 'vesting';
create index team_rewards_vesting on team_rewards (user_id, currency_id) include (amount) where state = 'vesting';

create table team_payouts (
  id uuid not null,
  kind text not null,
  currency_id integer not null,
  user_id uuid not null,
  amount numeric(38,18) not null check (amount > 0),
  at bigint not null,
  primary key (id, kind, currency_id)
);
create index team_payouts_user on team_payouts (user_id, currency_id) include (amount);

create table team_pools (
  starts_at bigint not null,
  currency_id integer not null,
  ends_at bigint not null,
  amount numeric(38,18) not null default 0 check (amount >= 0),
  carried numeric(38,18) not null default 0 check (carried >= 0),
  paid numeric(38,18) not null default 0,
  closed_at bigint,
  primary key (starts_at, currency_id)
);
create index team_pools_open on team_pools (ends_at) where closed_at is null;

create table team_levels (
  id uuid primary key,
  user_id uuid not null,
  before text not null,
  after text not null,
  at bigint not null
);
create index team_levels_user on team_levels (user_id, id desc);
`
