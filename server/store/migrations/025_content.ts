/** Notices, help, slides, agreements: one row per item and language. Times are wall time in ms. */
export const sql = `
create table content (
  id text not null,
  lang text not null,
  kind text not null,
  title text not null,
  summary text not null,
  body text not null,
  link text,
  position integer not null,
  version text collate "C" not null,
  published_at bigint not null,
  updated_at bigint not null,
  primary key (id, lang)
);
create index content_list on content (kind, lang, position, published_at desc, id);
`
