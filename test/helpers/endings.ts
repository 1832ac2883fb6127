import type { Database } from '@server/store/db'

/** How many transactions of the ledger ended each accepted option: 1 where it was settled once. */
export const endingsPerOrder = async (db: Database): Promise<number[]> => {
  const rows = await db.query<{ endings: number }>(
    'test.endings',
    `select count(distinct tx_id)::int as endings from entries
     where ref_type = 'option' and event <> 'option.accept' group by ref_id`,
  )
  return rows.map(({ endings }) => endings)
}
