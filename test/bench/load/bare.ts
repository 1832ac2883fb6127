import { Pool, type PoolClient } from 'pg'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import { userAccount } from '@server/ledger'
import { uuidv7 } from '@server/store/ids'

/** The rows of our calls written by hand, one plain statement each, as a database tool's script would do it. */
export interface Bare {
  transfer: (userId: string) => Promise<boolean>
  close: () => Promise<void>
}

const CLAIM = `insert into idempotency (user_id, call, key, body_hash, outcome, created_at) values ($1, 'bench', $2, 'hash', '{}', 0)`
const LOCK = 'select available, frozen, seq from accounts where id = any($1::uuid[]) order by id for update'
const CHANGE = `
update accounts set available = available + $2, frozen = frozen + $3, seq = seq + $4 where id = $1
returning available, frozen, seq`
const ENTRY = `
insert into entries (account_id, seq, tx_id, line, bucket, fund_type, amount, balance_after, event, ref_type, ref_id, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, 'bench', 'bench', $9, 0)`
interface Changed {
  available: string
  frozen: string
  seq: string
}

type Change = readonly [account: string, available: string, frozen: string]

/** Each change of a bucket is one line, with its running balance. */
const book = async (client: PoolClient, changes: readonly Change[]): Promise<void> => {
  const id = uuidv7()
  const query = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  await query('lock', LOCK, [changes.map(([account]) => account)])
  let line = 0
  for (const [account, available, frozen] of changes) {
    const buckets = (['available', 'frozen'] as const).filter(
      (b) => (b === 'available' ? available : frozen) !== '0',
    )
    const { rows } = await query('change', CHANGE, [account, available, frozen, buckets.length])
    const after = rows[0] as Changed
    for (const [i, bucket] of buckets.entries()) {
      const seq = BigInt(after.seq) - BigInt(buckets.length - 1 - i)
      const amount = bucket === 'available' ? available : frozen
      await query('entry', ENTRY, [account, seq, id, line++, bucket, 4, amount, after[bucket], id])
    }
  }
}

export const openBare = (url: string, clients: number): Bare => {
  const pool = new Pool({
    connectionString: url,
    max: clients,
    options: '-c plan_cache_mode=force_generic_plan',
  })
  const transaction = async (
    userId: string,
    work: (client: PoolClient) => Promise<void>,
  ): Promise<boolean> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({ name: 'claim', text: CLAIM, values: [userId, uuidv7()] })
      await work(client)
      await client.query('commit')
      return true
    } finally {
      client.release()
    }
  }
  return {
    transfer: (userId) =>
      transaction(userId, (client) =>
        book(client, [
          [userAccount(userId, WALLET, USDT), '-0.01', '0'],
          [userAccount(userId, OPTIONS, USDT), '0.01', '0'],
        ]),
      ),
    close: () => pool.end(),
  }
}
