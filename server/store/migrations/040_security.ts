/** Trade passwords, the state of identities, and what operators did. Times are wall time in ms. */
export const sql = `
alter table users add column trade_password_hash text;
alter table users add column realname_state text not null default 'none'
  check (realname_state in ('none', 'pending', 'approved', 'rejected'));

create table operator_actions (
  id uuid primary key,
  seq bigint generated always as identity unique,
  actor text not null,
  reason text not null,
  action text not null,
  details text not null,
  user_id uuid,
  record_kind text,
  record_id text,
  created_at bigint not null
);
create index operator_actions_user on operator_actions (user_id, seq) where user_id is not null;
`
