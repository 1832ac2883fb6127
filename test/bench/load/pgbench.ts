import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OPTIONS, USDT } from '@core/domain'
import { houseAccount, HOUSES, userAccount } from '@server/ledger'
import { openDatabase } from '@server/store/database'

const run = promisify(execFile)

/** Both lines of a change between the buckets of an account: what leaves the available money is frozen. */
const freeze = (account: string, fundType: number, amount: string): string => `
update accounts set available = available - ${amount}, frozen = frozen + ${amount}, seq = seq + 2 where id = ${account};
insert into entries (account_id, seq, tx_id, line, bucket, fund_type, amount, balance_after, event, ref_type, ref_id, created_at)
select id, seq - 1, :tx::uuid, ${fundType}, 'available', ${fundType}, -${amount}, available, 'option.accept', 'option', :order_id, 0
from accounts where id = ${account}
union all select id, seq, :tx::uuid, ${fundType} + 1, 'frozen', ${fundType}, ${amount}, frozen, 'option.accept', 'option', :order_id, 0
from accounts where id = ${account};`

/** The rows of an accepted option, as a script of a database tool would write them: who asks, then one transaction. */
const ORDER = `
\\set player random(1, :players)
\\set shard random(0, ${HOUSES.options.shards - 1})
\\set area random(1, :areas)
select p.user_id, p.account as payer, h.account as house, gen_random_uuid() as tx, gen_random_uuid() as order_id
from bench_players p, bench_houses h where p.n = :player and h.n = :shard \\gset
begin;
insert into idempotency (user_id, call, key, body_hash, created_at) values (:user_id, 'options.order', :order_id, 'hash', 0);
insert into option_orders
  (id, user_id, area_id, trade_id, direction, duration, account_type, user_account, house_account,
   stake, rate, profit, state, accepted_at, accepted_seq, created_at)
values (:order_id, :user_id, :area, 1, 'up', 60, ${OPTIONS}, :payer, :house, 1, 0.76, 0.76, 'accepted', 0, 0, 0);
select 1 from accounts where id in (:payer, :house) order by id for update;
${freeze(':payer', 1, '1')}
${freeze(':house', 15, '0.76')}
update option_areas set exposure = exposure + 0.76 where id = :area and exposure + 0.76 <= exposure_limit;
update idempotency set outcome = '{}' where user_id = :user_id and call = 'options.order' and key = :order_id::text;
commit;
`

const prepare = async (url: string, users: readonly string[]): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1 })
  const list = async (table: string, rows: readonly (readonly [number, string, string | null])[]) => {
    await db.query(
      `bench.${table}`,
      `create table ${table} (n int primary key, account uuid not null, user_id uuid)`,
    )
    const sql = `insert into ${table} select * from unnest($1::int[], $2::uuid[], $3::uuid[])`
    const column = (i: 0 | 1 | 2) => rows.map((row) => row[i])
    await db.query(`bench.${table}.fill`, sql, [column(0), column(1), column(2)])
  }
  const players = users.map((id, i) => [i + 1, userAccount(id, OPTIONS, USDT), id] as const)
  const shards = Array.from({ length: HOUSES.options.shards }, (_, shard) => shard)
  const houses = shards.map((shard) => [shard, houseAccount('options', USDT, shard), null] as const)
  await list('bench_players', players)
  await list('bench_houses', houses)
  await db.query('bench.analyze', 'vacuum analyze')
  await db.close()
}

/** Runs the script. @returns orders a second */
export interface Script {
  orders: (clients: number, seconds: number) => Promise<number>
  close: () => void
}

/**
 * Prepares the script for a database of its own, which nobody else uses meanwhile.
 * @param users who asks for orders, with money in their Options accounts
 */
export const openScript = async (
  url: string,
  { users, areas }: { users: readonly string[]; areas: number },
): Promise<Script> => {
  await prepare(url, users)
  const folder = mkdtempSync(join(tmpdir(), 'limelight-pgbench-'))
  const file = join(folder, 'order.sql')
  writeFileSync(file, ORDER)
  return {
    orders: async (clients, seconds) => {
      const settings = { '-M': 'prepared', '-c': clients, '-j': 1, '-T': seconds, '-f': file }
      const variables = ['-D', `players=${users.length}`, '-D', `areas=${areas}`]
      const args = Object.entries(settings).flatMap(([flag, value]) => [flag, String(value)])
      const { stdout } = await run('pgbench', ['-n', ...args, ...variables, url])
      const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
      if (rate === undefined || !/failed transactions: 0 /.test(stdout)) throw new Error(stdout)
      return Number(rate)
    },
    close: () => rmSync(folder, { recursive: true }),
  }
}
