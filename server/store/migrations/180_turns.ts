/**
 * Work that one process does now and then for all, beside what row locks divide:
 * - `turns` when a piece of work was taken last (wall time in ms), and what came of it
 */
export const sql = `
create table turns (
  name text primary key,
  taken_at bigint not null,
  result text
);
`
