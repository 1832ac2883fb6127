/**
 * What users are told inside the app; times are wall time in ms. Rows come with settlements, hundreds in one statement, so
 * nothing is checked against `users` (whoever writes one has just locked something of the user's), and there is one index:
 * a user has 500 at most.
 * - `params` what the sentence needs, `link` the screen it leads to
 * - `notification_mutes` kinds that a user has switched off
 */
export const sql = `
create table notifications (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  params json not null,
  link text not null,
  created_at bigint not null,
  read_at bigint,
  primary key (user_id, id)
);

create table notification_mutes (
  user_id uuid not null,
  kind text not null,
  primary key (user_id, kind)
);
`
