/**
 * Fund entries of each account, newest first: all of them, and those of one type. With the bucket in the index, finding
 * a page and counting never touch the entries themselves.
 */
export const sql = `
drop index entries_time;
create index entries_time on entries (account_id, created_at, seq) include (bucket);
create index entries_type on entries (account_id, fund_type, created_at, seq) where bucket = 'available';
`
