/**
 * Profile pictures, served under an id that tells nothing; the wallet that a user signs in with, lower case; one-time
 * numbers of messages to be signed. Times are wall time in ms.
 */
export const sql = `
alter table users add column avatar text;
alter table users add column wallet text unique;

create table avatars (
  id text primary key,
  user_id uuid not null unique references users (id),
  picture bytea not null,
  created_at bigint not null
);

create table wallet_nonces (
  nonce text primary key,
  user_id uuid references users (id),
  expires_at bigint not null
);
create index wallet_nonces_age on wallet_nonces (expires_at);
`
