import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { OPTIONS, USDT } from '@core/domain'
import { MIGRATIONS } from '@server/store/migrations'
import { candleFile, generateCandles } from '../../helpers/candles'
import { endingsPerOrder } from '../../helpers/endings'
import { startTestServer, type TestServer } from '../../helpers/server'
import { TICKET } from '../options/desk'

/**
 * `old/first.sql` is a dump of PostgreSQL 15 that the server of commit b3a9193 (migrations 001 to 030) filled by calls: two
 * users who moved 1,000 USDT each, four settled options, and one that ran when the server was killed.
 */
const DUMP = readFileSync(join(__dirname, 'old/first.sql'), 'utf8')
const DUMPED_AT = 1_795_919_440_000
const ANNA = '_DpoSLYE-Uc3wAgVN6LH2U0UVlTNEFRGrP-FBF2MOD4'
const BEN = 'tb-KH6nEYXyMe-9b13OCt9awF0TkTWJ0sa7Z2Zadk88'
const SECRETS = {
  pepper: 'old-test-pepper-0123456789-abcdefghij',
  captchaKey: 'old-test-captcha-0123456789-abcdefghij',
  tokenKey: 'old-test-token-0123456789-abcdefghijkl',
}

const load = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.query(DUMP)
  await client.end()
  return url
}

let folder: string
let server: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-old-'))
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(SECRETS), { mode: 0o600 })
  const started = Date.now()
  server = await startTestServer({
    by: load,
    clock: { now: () => DUMPED_AT + Date.now() - started },
    env: {
      ...{ DATA_DIR: folder, MARKET_REPLAY_FILE: candleFile(generateCandles(40)).path },
      ...{ MARKET_REPLAY_FROM: '', MARKET_REPLAY_SPEED: '20' },
    },
  })
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const histories = (token: string) => server.ok('options.orderHistories', {}, { token })

test('all later migrations run over rows of the first schema', async () => {
  const names = await server.ctx.db.query<{ name: string }>('test.names', 'select name from migrations')
  expect(names.map(({ name }) => name).sort()).toEqual(MIGRATIONS.map(({ name }) => name).sort())
})

test('sessions, balances and finished orders are as they were', async () => {
  expect(await server.ok('user.info', {}, { token: ANNA })).toMatchObject({ uid: '18339572' })
  // 2 x 76 won and 100 lost
  expect(await histories(ANNA)).toMatchObject({ total: 3, statistics: { wins: 2, losses: 1, profit: '52' } })
  const assets = await server.ok('account.oneAssets', { a: OPTIONS, b: USDT }, { token: ANNA })
  expect(assets).toMatchObject({ available: '1052', frozen: '0' })
})

test('the option that ran when the old server was killed is settled, each one once', async () => {
  while ((await histories(BEN)).total < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  const [last, first] = (await histories(BEN)).list
  expect(first).toMatchObject({ quantity: '50', outcome: 'loss' })
  expect(last).toMatchObject({ quantity: '25', status: 'completed' })
  expect(await endingsPerOrder(server.ctx.db)).toEqual([1, 1, 1, 1, 1])
})

test('a wish that the old server did is not done again: its key is known, though bodies are hashed in another way since', async () => {
  const ticket = { ...TICKET, direction: 'down' as const, quantity: '50' }
  const reply = await server.call('options.order', ticket, { token: BEN, key: 'old-order-of-ben' })
  expect(reply.obj).toMatchObject({ error: 'IDEMPOTENCY_CONFLICT' })
  expect((await histories(BEN)).total).toBe(2)
})
