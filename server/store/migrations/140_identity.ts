/**
 * Real-name verification: what users sent, sealed, and their pictures, sealed as well. Times are wall time in ms. One
 * user has at most one that waits or is approved, and no two users have the same number there: `number_hash` is keyed,
 * so that a number can be found again but never read. Pictures without an identity were uploaded and not sent yet.
 */
export const sql = `
create table identities (
  id uuid primary key,
  user_id uuid not null references users (id),
  state text not null check (state in ('pending', 'approved', 'rejected')),
  document text not null check (document in ('idCard', 'licence')),
  sealed text not null,
  number_hash text not null,
  submitted_at bigint not null,
  decided_at bigint,
  reason text,
  words text,
  constraint identities_decided check ((state = 'pending') = (decided_at is null)),
  constraint identities_reason check ((state = 'rejected') = (reason is not null))
);
create index identities_user on identities (user_id, id desc);
create index identities_pending on identities (submitted_at) where state = 'pending';
create unique index identities_one on identities (user_id) where state in ('pending', 'approved');
create unique index identities_number on identities (number_hash) where state in ('pending', 'approved');

create table identity_pictures (
  id uuid primary key,
  user_id uuid not null references users (id),
  identity_id uuid references identities (id),
  side text not null check (side in ('front', 'back')),
  sealed bytea not null,
  created_at bigint not null
);
create index identity_pictures_user on identity_pictures (user_id, id desc) where identity_id is null;
create index identity_pictures_age on identity_pictures (created_at) where identity_id is null;
create unique index identity_pictures_sides on identity_pictures (identity_id, side) where identity_id is not null;
`
