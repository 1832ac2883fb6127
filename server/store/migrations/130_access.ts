/**
 * How users get in: browsers they are known from, second steps, and what happened to the account. Times are wall time in
 * ms; browser ids, recovery codes and the ids of second steps are stored hashed, the secret and the word sealed.
 */
export const sql = `
alter table users add column lang text;
alter table users add column phishing_word text;

create table known_browsers (
  user_id uuid not null references users (id),
  browser_hash text not null,
  used_at bigint not null,
  primary key (user_id, browser_hash)
);

create table account_events (
  id uuid primary key,
  user_id uuid references users (id),
  kind text not null,
  ip text not null,
  user_agent text not null,
  created_at bigint not null
);
create index account_events_user on account_events (user_id, created_at desc, id desc);
create index account_events_age on account_events (created_at);

create table two_step (
  user_id uuid primary key references users (id),
  secret text not null,
  turned_on boolean not null default false,
  last_step bigint not null default 0,
  created_at bigint not null
);

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table second_steps (
  id_hash text primary key,
  user_id uuid not null references users (id),
  expires_at bigint not null,
  tries integer not null default 0
);
create index second_steps_user on second_steps (user_id);
`
