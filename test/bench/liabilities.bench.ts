// npx tsx test/bench/liabilities.bench.ts [users]: a snapshot of 100,000 users built and published, fsync on.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance, monitorEventLoopDelay } from 'node:perf_hooks'
import { checkProof } from '@core/domain/liabilities'
import { exportTree, verifyTree } from '@server/liabilities/file'
import { readProof } from '@server/liabilities/nodes'
import { publish, takeTurn } from '@server/liabilities/publish'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { migrate } from '@server/store/migrate'

const USERS = Number(process.argv[2] ?? 100_000)

/** Users with 15 accounts each and uneven balances, and a contra account that makes all sums zero. */
const FILL = `
insert into users (id, uid, email, nickname, password_hash, invite_code, created_at)
select gen_random_uuid(), (10000000 + n)::text, n || '@example.com', 'User', '', n::text, 0
from generate_series(1, ${USERS}) n;
insert into accounts (id, user_id, account_type, currency_id, available, frozen)
select gen_random_uuid(), u.id, type, currency, ((u.uid::bigint * 7919 * currency) % 1000003) / 1000.0, type / 8.0
from users u, generate_series(1, 3) type, generate_series(1, 5) currency;
insert into accounts (id, house, account_type, currency_id, available, contra)
select gen_random_uuid(), 'issuance', 0, currency_id, -sum(available + frozen), true from accounts group by currency_id;
analyze;
`

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: string }> => {
  const start = performance.now()
  const result = await work()
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(2) }
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  await migrate(db, Date.now())
  await db.tx((t) => t.script(FILL))
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const published = await timed(() =>
    db.tx(async (t) => {
      await takeTurn(t)
      return publish(t, { now: () => Date.now() })
    }),
  )
  delay.disable()
  clearInterval(watch)
  const [someone] = await db.query<{ id: string; uid: string }>(
    'bench.user',
    "select id, uid from users where uid = '10000042'",
  )
  const proof = await timed(() => readProof(db, published.result, someone?.id ?? ''))
  const { fault } = checkProof(published.result, proof.result, someone?.uid ?? '')
  const file = join(folder, 'tree.jsonl')
  const exported = await timed(() => exportTree(db, published.result, file))
  const verified = await timed(() => verifyTree(file))
  console.log({
    users: USERS,
    publish: `${published.seconds} s`,
    memory: `${Math.round((most - before) / 1_048_576)} MB more`,
    longestPause: `${Math.round(delay.max / 1e6)} ms, 99%: ${Math.round(delay.percentile(99) / 1e6)} ms`,
    proof: `${proof.seconds} s, ${fault ?? 'right'}`,
    file: `${Math.round(statSync(file).size / 1_048_576)} MB, written in ${exported.seconds} s, verified in ${verified.seconds} s`,
  })
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

void main()
