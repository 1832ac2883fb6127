import type { Queries } from '@server/store/db'

const INSERT = `
insert into ticks (trade_id, seq, time, price, quantity, epoch)
select 1, coalesce(max(seq), 0) + 1, $1, $2, 1, 1 from ticks where trade_id = 1`

/** Stores the next tick of BTC, without the market. @param time ms @param price USDT */
export const putTick = (db: Pick<Queries, 'query'>, time: number, price: string): Promise<unknown> =>
  db.query('test.tick', INSERT, [time, price])
