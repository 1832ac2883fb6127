/** Users, sessions, one-time codes, what guards them. Times are wall time in ms; secrets are stored hashed only. */
export const sql = `
create table users (
  id uuid primary key,
  uid text not null unique,
  email text unique,
  region text,
  phone text,
  nickname text not null,
  password_hash text not null,
  invite_code text not null unique,
  inviter_id uuid references users (id),
  level text not null default 'none',
  frozen boolean not null default false,
  created_at bigint not null,
  constraint users_contact check (email is not null or (phone is not null and region is not null))
);
create unique index users_phone on users (region, phone) where phone is not null;
create index users_inviter on users (inviter_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  token_hash text not null unique,
  created_at bigint not null,
  used_at bigint not null,
  ip text not null,
  user_agent text not null
);
create index sessions_user on sessions (user_id);

create table agreements (
  user_id uuid not null references users (id),
  version text not null,
  accepted_at bigint not null,
  primary key (user_id, version)
);

create table codes (
  destination text not null,
  purpose text not null,
  code_hash text not null,
  bound_to text not null,
  sent_at bigint not null,
  expires_at bigint not null,
  tries integer not null default 0,
  used boolean not null default false,
  primary key (destination, purpose)
);

create table demo_inbox (
  id uuid primary key,
  browser_hash text not null,
  account text not null,
  purpose text not null,
  code text not null,
  sent_at bigint not null,
  expires_at bigint not null
);
create index demo_inbox_browser on demo_inbox (browser_hash, sent_at);

create table used_captchas (
  challenge text primary key,
  expires_at bigint not null
);

create table login_failures (
  who text primary key,
  failures integer not null,
  last_at bigint not null
);
`
