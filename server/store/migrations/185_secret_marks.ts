/**
 * Which secrets this database belongs to:
 * - `secret_marks` a keyed hash of each secret under which something here was derived or encrypted; it tells nothing of it
 */
export const sql = `
create table secret_marks (
  name text not null,
  mark text not null,
  primary key (name, mark)
);
`
