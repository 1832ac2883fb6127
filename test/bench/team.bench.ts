// npx tsx test/bench/team.bench.ts [members]: figures, lists and rewards of a team of 10,000 under one user, fsync on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { FUND, USDT, WALLET } from '@core/domain'
import { createLocalBus } from '@server/bus'
import { loadConfig } from '@server/config'
import { createLog } from '@server/http/log'
import { createLedger, houseAccount, userAccount } from '@server/ledger'
import { openDatabase } from '@server/store/database'
import { startEmbedded } from '@server/store/embedded'
import { uuidv7 } from '@server/store/ids'
import { migrate } from '@server/store/migrate'
import { teamStatistics } from '@server/team/figures'
import { joinTeam } from '@server/team/join'
import { teamMembers } from '@server/team/members'
import { openTeams } from '@server/team/open'
import { teamTurn } from '@server/team/worker'
import { stubMarket } from '../helpers/stubMarket'

const MEMBERS = Number(process.argv[2] ?? 10_000)
const FEES = 5_000

/** One user at the top, a tenth of the members below them, the rest below these, ten each, and so on down. */
const FILL = `
insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, n::text, n || '@example.com', 'User', '', n::text,
       case when n = 0 then null else ('00000000-0000-7000-8000-' || lpad(((n - 1) / 10)::text, 12, '0'))::uuid end, n
from generate_series(0, ${MEMBERS}) n;
`

const TOP = '00000000-0000-7000-8000-000000000000'
const idOf = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`

const median = async (times: number, work: (n: number) => Promise<unknown>): Promise<string> => {
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) {
    const start = performance.now()
    await work(n)
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  return `${(taken[Math.floor(times / 2)] ?? 0).toFixed(1)} ms`
}

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-bench-'))
  const cluster = await startEmbedded({ folder })
  const db = openDatabase({ url: cluster.urlOf('postgres') })
  const clock = { now: () => Date.now() }
  const bus = createLocalBus(() => undefined)
  const ledger = createLedger({ bus, clock })
  const market = stubMarket(0)
  const ctx = { db, clock, bus, ledger, market, config: loadConfig({}), log: createLog('error') }
  await migrate(db, Date.now())
  await db.tx((t) => ledger.openHouse(t))
  await db.tx((t) => t.script(FILL))
  for (let from = 0; from <= MEMBERS; from += 500) {
    await db.tx(async (t) => {
      for (let n = from; n < Math.min(from + 500, MEMBERS + 1); n += 1) await ledger.openUser(t, idOf(n))
    })
  }
  await db.tx((t) => t.script('analyze'))
  const build = await median(1, () => openTeams(ctx))
  await db.tx((t) => t.script('analyze'))

  const statistics = await median(21, () => teamStatistics(ctx, TOP))
  const page = await median(21, () => teamMembers(ctx, TOP, { kind: 'indirect' }))
  const lastPage = await median(21, () =>
    teamMembers(ctx, TOP, { kind: 'indirect', pageNum: MEMBERS / 20 - 1 }),
  )
  const register = await median(51, (n) =>
    db.tx(async (t) => {
      const id = uuidv7()
      const name = `new${n}`
      await t.query(
        'bench.user',
        `insert into users (id, uid, email, nickname, password_hash, invite_code, inviter_id, created_at)
         values ($1, $2, $2, $2, '', $2, $3, $4)`,
        [id, name, idOf(MEMBERS), clock.now()],
      )
      await joinTeam(ctx, t, { id, inviter_id: idOf(MEMBERS), email: name, phone: null })
    }),
  )
  const line = { bucket: 'available' as const }
  for (let done = 0; done < FEES; done += 250) {
    const postings = Array.from({ length: 250 }, (_, n) => ({
      txId: uuidv7(),
      event: 'contract.close',
      refType: 'bench',
      refId: 'bench',
      entries: [
        { ...line, fundType: FUND.openingBalance, account: houseAccount('issuance', USDT, 0), amount: '-1' },
        {
          ...line,
          fundType: FUND.openingBalance,
          account: userAccount(idOf(MEMBERS - n), WALLET, USDT),
          amount: '1',
        },
        { ...line, fundType: FUND.fee, account: userAccount(idOf(MEMBERS - n), WALLET, USDT), amount: '-1' },
        { ...line, fundType: FUND.fee, account: houseAccount('fees', USDT, n % 8), amount: '1' },
      ],
    }))
    await db.tx((t) => ledger.post(t, postings))
  }
  const start = performance.now()
  await teamTurn(ctx)
  const perSecond = Math.round((FEES / (performance.now() - start)) * 1000)
  const idle = await median(21, () => teamTurn(ctx))

  process.stdout.write(
    `${MEMBERS} members: figures built in ${build}, statistics ${statistics}, first page ${page}, `,
  )
  process.stdout.write(`last page ${lastPage}, joining at the bottom ${register}; `)
  process.stdout.write(`${perSecond} fees a second taken into account, a turn with nothing to do ${idle}\n`)
  await db.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
}

void main()
