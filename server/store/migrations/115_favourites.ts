/** Starred pairs of a user, in the order in which they were starred. `changed_at` is wall time in ms. */
export const sql = `
create table favourites (
  user_id uuid primary key references users (id),
  trade_ids integer[] not null,
  changed_at bigint not null
);
`
