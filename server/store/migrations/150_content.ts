/**
 * Help has categories; a text that an operator wrote is not replaced by one from a file. Versions of the app, messages
 * to and from customer service, enquiries of partners. Times are wall time in ms.
 */
export const sql = `
alter table content add column category text not null default '';
alter table content add column source text not null default 'file' check (source in ('file', 'operator'));
create table app_versions (
  version text primary key,
  forced boolean not null,
  notes text not null,
  released_at bigint not null
);
create table support_messages (
  id uuid primary key,
  user_id uuid not null references users (id),
  author text not null check (author in ('user', 'support')),
  client_key text,
  body text not null,
  created_at bigint not null,
  seen_at bigint,
  unique (user_id, client_key)
);
create index support_thread on support_messages (user_id, id);
create index support_unanswered on support_messages (created_at) where author = 'user' and seen_at is null;
create table enquiries (
  id uuid primary key,
  source_hash text not null,
  client_key text not null,
  sealed text not null,
  created_at bigint not null,
  closed_at bigint,
  unique (source_hash, client_key)
);
create index enquiries_open on enquiries (created_at) where closed_at is null;
create index enquiries_source on enquiries (source_hash, created_at);
`
