/**
 * Transfers to users and partners, look-ups of recipients, and what is to be told to partners. Times are wall time in
 * ms. A transfer has a user on both sides, or a user and a partner.
 */
export const sql = `
create table transfers (
  id uuid primary key,
  kind text not null check (kind in ('user', 'partner')),
  from_user uuid,
  to_user uuid,
  partner_id text,
  account text not null default '',
  currency_id integer not null,
  amount numeric(38,18) not null check (amount > 0),
  state text not null check (state in ('pending', 'accepted', 'returned')),
  reason text,
  reference text,
  created_at bigint not null,
  decided_at bigint,
  constraint transfers_sides check (
    case kind
      when 'user' then from_user is not null and to_user is not null and from_user <> to_user and partner_id is null
      else (from_user is null) <> (to_user is null) and partner_id is not null
    end),
  constraint transfers_decided check ((state = 'pending') = (decided_at is null)),
  constraint transfers_only_partners_wait check (state = 'accepted' or (kind = 'partner' and from_user is not null))
);
create index transfers_out on transfers (from_user, id desc) where from_user is not null;
create index transfers_in on transfers (to_user, id desc) where to_user is not null;
create unique index transfers_credit on transfers (partner_id, reference)
  where kind = 'partner' and to_user is not null;

create table recipient_lookups (
  user_id uuid primary key,
  times bigint[] not null
);

create table recipients (
  id uuid primary key,
  user_id uuid not null,
  found_id uuid not null,
  contact text not null,
  expires_at bigint not null
);
create index recipients_age on recipients (expires_at);

create table partner_days (
  partner_id text not null,
  currency_id integer not null,
  day bigint not null,
  direction text not null check (direction in ('out', 'in')),
  total numeric(38,18) not null,
  primary key (partner_id, currency_id, day, direction)
);

create table partner_outbox (
  transfer_id uuid primary key references transfers (id),
  partner_id text not null,
  state text not null check (state in ('due', 'stuck', 'done')),
  tries integer not null default 0,
  due_at bigint not null,
  last_error text,
  created_at bigint not null
);
create index partner_outbox_due on partner_outbox (partner_id, due_at) where state = 'due';
create index partner_outbox_stuck on partner_outbox (created_at) where state <> 'done';
`
