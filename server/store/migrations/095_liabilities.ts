/**
 * Proof of liabilities. Published roots are never changed or removed; the nodes of old trees are. `amounts` are the
 * five decimals as they were hashed, separated by spaces. Times are wall time in ms.
 */
export const sql = `
create table liabilities_roots (
  sequence integer primary key check (sequence > 0),
  time bigint not null,
  accounts integer not null check (accounts > 0),
  leaves integer not null check (leaves >= accounts),
  totals text not null,
  top text not null,
  previous text not null,
  root text not null unique
);

create table liabilities_nodes (
  sequence integer not null,
  level integer not null,
  position integer not null,
  hash text not null,
  amounts text not null,
  user_id uuid references users (id),
  nonce text,
  primary key (sequence, level, position),
  constraint liabilities_owner check ((user_id is null) = (nonce is null) and (user_id is null or level = 0))
);
create unique index liabilities_nodes_user on liabilities_nodes (sequence, user_id) where user_id is not null;

create table liabilities_turn (
  id integer primary key check (id = 1),
  sequence integer not null
);
insert into liabilities_turn (id, sequence) values (1, 0);
`
