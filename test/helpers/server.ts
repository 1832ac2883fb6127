import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { LIVE_PATH, type ClientMessage, type ServerMessage } from '@core/contract/live'
import { loadConfig, loadSecrets } from '@server/config'
import type { Clock, Context } from '@server/context'
import { createLog } from '@server/http/log'
import type { Authenticate } from '@server/http/session'
import { audit, isClean } from '@server/ledger'
import type { OptionsEngine } from '@server/options/engine'
import type { PartnerWorker } from '@server/partners'
import { startServer } from '@server/server'
import { auditRewards, isRewardsClean } from '@server/team/audit'
import type { TeamWorker } from '@server/team/worker'
import { candleFile, generateCandles } from './candles'
import { solveCaptcha } from './captcha'
import { createCaller, type Caller } from './client'
import { createTestDatabase } from './cluster'
import { acceptRiskBy } from './risk'

/**
 * A whole server for one suite: own database (a copy of a migrated template, some 50 ms), random port, in process.
 *
 *   let server: TestServer
 *   beforeAll(async () => { server = await startTestServer() })
 *   afterAll(() => server.stop())               // fails the suite unless the books are right
 *
 *   const user = await server.register()        // through the API: captcha, code from the demo inbox, register
 *   const reply = await server.call('user.info', {}, { token: user.token })    // envelope + HTTP status
 *   const info = await server.ok('user.info', {}, { token: user.token })       // obj, throws on a refusal
 *   const socket = await server.socket()        // socket.send({ … }); await socket.next((m) => m.code === 4)
 *
 * By default the market replays generated BTC/USDT candles (candles.ts) in real time; `env` changes any setting,
 * `clock` the wall clock. `server.ctx` reaches everything inside, `server.engine.run()` makes due orders settle.
 */
export interface TestServer extends Caller {
  address: string
  /** Null without METRICS_PORT. */
  metricsAddress: string | null
  /** For other processes on the same database. */
  databaseUrl: string
  ctx: Context
  engine: OptionsEngine
  partners: PartnerWorker
  team: TeamWorker
  /** Registers a new user by e-mail, with an invite code if one is given, who reads the risk statement. */
  register: (inviteCode?: string) => Promise<TestUser>
  socket: () => Promise<TestSocket>
  /** Stops it, audits the books and removes the database. */
  stop: () => Promise<void>
}

export interface TestUser {
  email: string
  password: string
  token: string
  userId: string
  /** Browser id under which the user registered. */
  browser: string
}

export interface TestSocket {
  send: (message: ClientMessage) => void
  /** The next message that fits, looking at those that came since the last call first. */
  next: (fits: (message: ServerMessage) => boolean) => Promise<ServerMessage>
  /** Resolves with the close code. */
  closed: Promise<number>
  close: () => void
}

export interface TestServerOptions {
  /** Settings as in the environment; unset ones have test defaults. */
  env?: Readonly<Record<string, string>>
  clock?: Clock
  /** Another way to its database. */
  by?: (databaseUrl: string) => Promise<string>
}

const REPLAY_MINUTES = 600
const REPLAY_FROM = '2023-03-01T05:00:00Z'

const PASSWORD = 'vk47tz93'

const register = async (
  caller: Caller,
  authenticate: Authenticate,
  inviteCode?: string,
): Promise<TestUser> => {
  const email = `user-${randomBytes(6).toString('hex')}@example.com`
  const browser = randomBytes(16).toString('hex')
  const captcha = await solveCaptcha(caller)
  const account = { kind: 'email' as const, account: email }
  await caller.ok('verification.code', { ...account, purpose: 'register', captcha }, { browser })
  const inbox = await caller.ok('ext.demoInbox', {}, { browser })
  const code = inbox[0]?.code ?? ''
  const terms = { password: PASSWORD, confirmPassword: PASSWORD, agreement: true, code, inviteCode }
  const { token } = await caller.ok('user.register', { ...account, ...terms }, { browser })
  await acceptRiskBy(caller, token)
  const session = await authenticate(token)
  return { email, password: PASSWORD, token, userId: session?.userId ?? '', browser }
}

const openSocket = (address: string): Promise<TestSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`)
    const unseen: ServerMessage[] = []
    let waiting: ((message: ServerMessage) => boolean) | null = null
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage
      if (!waiting?.(message)) unseen.push(message)
    })
    const closed = new Promise<number>((done) => socket.on('close', done))
    const next: TestSocket['next'] = (fits) => {
      const index = unseen.findIndex(fits)
      const [found] = index < 0 ? [] : unseen.splice(0, index + 1).slice(-1)
      if (found) return Promise.resolve(found)
      unseen.length = 0
      return new Promise((done) => {
        waiting = (message) => {
          if (!fits(message)) return false
          waiting = null
          done(message)
          return true
        }
      })
    }
    socket.on('error', reject)
    socket.on('open', () =>
      resolve({ next, closed, send: (m) => socket.send(JSON.stringify(m)), close: () => socket.close() }),
    )
  })

export const startTestServer = async ({
  env = {},
  clock,
  by,
}: TestServerOptions = {}): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-server-'))
  const database = await createTestDatabase()
  const settings = {
    PORT: '0',
    DATA_DIR: folder,
    MARKET_FEED: 'replay',
    MARKET_REPLAY_FILE: candleFile(generateCandles(REPLAY_MINUTES)).path,
    MARKET_REPLAY_FROM: REPLAY_FROM,
    RATE_LIMIT: '1000000',
    LIABILITIES_HOURS: '0',
    AUDIT_HOURS: '0',
    LOG_LEVEL: 'error',
    H5_DIR: join(folder, 'h5'),
    ...env,
  }
  const config = loadConfig(settings)
  const secrets = loadSecrets(config, settings)
  const server = await startServer({
    config,
    secrets,
    clock,
    log: createLog(config.logLevel),
    databaseUrl: by ? await by(database.url) : database.url,
  })
  const caller = createCaller(server.address)
  return {
    ...server,
    ...caller,
    databaseUrl: database.url,
    register: (inviteCode) => register(caller, server.authenticate, inviteCode),
    socket: () => openSocket(server.address),
    stop: async () => {
      const [report, rewards] = await server.ctx.db.tx(
        async (t) => [await audit(t), await auditRewards(t)] as const,
      )
      await server.stop()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
      if (!isClean(report)) throw new Error(`the books are wrong: ${JSON.stringify(report)}`)
      if (!isRewardsClean(rewards)) throw new Error(`the rewards are wrong: ${JSON.stringify(rewards)}`)
    },
  }
}
