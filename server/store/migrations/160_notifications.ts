/**
 * What users are told inside the app; times are wall time in ms. Rows come with settlements, hundreds in one statement, so
 * nothing is checked against `users`: whoever writes one has just locked something of the user's.
 * - `params` what the sentence needs, `link` the screen it leads to
 * - `notification_mutes` kinds that a user has switched off
 */
export const sql = `
create table notifications (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  params jsonb not null,
  link text not null,
  created_at bigint not null,
  read_at bigint
);
create index notifications_of_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);

create table notification_mutes (
  user_id uuid not null,
  kind text not null,
  primary key (user_id, kind)
);
`
