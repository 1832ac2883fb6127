/** Calls counted for all processes together, and whose browser asked for a code. Times are wall time in ms. */
export const sql = `
create table call_windows (
  who text primary key,
  began bigint not null,
  calls integer not null
);

alter table codes add column asker text not null default '';
alter table codes drop constraint codes_pkey;
alter table codes add primary key (destination, purpose, asker);
`
