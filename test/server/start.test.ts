import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { candleFile, generateCandles } from '../helpers/candles'
import { createCaller } from '../helpers/client'
import { runNode, runServer } from '../helpers/process'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const oneLine = (text: string): string => {
  expect(text.trim().split('\n')).toHaveLength(1)
  return text.trim()
}

describe('what keeps it from starting is said in one line, with an exit code', () => {
  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const { code, stderr } = await runServer({ PORT: port, DATA_DIR: folder }).ended
    other.close()
    expect(code).toBe(1)
    expect(oneLine(stderr)).toMatch(new RegExp(`port ${port} .*already in use.*PORT`))
  })

  test('a data folder that cannot be written (a file is in its way)', async () => {
    writeFileSync(join(folder, 'file'), '')
    const { code, stderr } = await runServer({ DATA_DIR: join(folder, 'file', 'data') }).ended
    expect(code).toBe(1)
    expect(oneLine(stderr)).toMatch(/DATA_DIR .* cannot be written/)
  })

  test('an old Node.js (18.19.0, pretended)', async () => {
    const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.19.0'}})`
    const { code, stderr } = await runNode(['--import', pretend, 'scripts/start.mjs'], {}).ended
    expect(code).toBe(1)
    expect(oneLine(stderr)).toMatch(/Node\.js 20\.19 or newer is needed, this is 18\.19\.0/)
  })

  test.each([
    ['PORT', { PORT: 'http' }],
    ['MARKET_REPLAY_FILE', { MARKET_FEED: 'replay' }],
    ['MARKET_FEED', { MARKET_FEED: 'magic' }],
    ['FIAT_RATE_DATE', { FIAT_RATE: '7.1' }],
    ['FIAT_RATES', { FIAT_RATES: 'USD:1.00' }],
    ['LINE_HOSTS', { LINE_HOSTS: 'https://a.example.com/path' }],
  ])('a setting that is wrong: %s', async (word, env) => {
    const { code, stderr } = await runServer({ DATA_DIR: folder, ...env }).ended
    expect(code).toBe(1)
    expect(oneLine(stderr)).toContain(word)
  })
})

test('production names all that is missing, one a line', async () => {
  const { code, stdout, stderr } = await runServer({ DATA_DIR: folder, PROFILE: 'production' }).ended
  expect([code, stdout]).toEqual([1, ''])
  const names = stderr
    .trim()
    .split('\n')
    .map((line) => /(?:^|start: )([A-Z_]+):/.exec(line)?.[1])
  expect(names).toEqual(
    expect.arrayContaining(['PASSWORD_PEPPER', 'DATA_KEY', 'MARKET_FEED', 'SMTP_URL', 'TRUST_PROXY']),
  )
})

test('production starts with all of it, and its demo parts are shut', async () => {
  const secret = () => randomBytes(32).toString('base64url')
  const server = runServer({
    ...{ DATA_DIR: folder, PROFILE: 'production', MARKET_REHEARSAL: '1', TRUST_PROXY: '127.0.0.1' },
    ...{ PASSWORD_PEPPER: secret(), CAPTCHA_KEY: secret(), TOKEN_KEY: secret(), DATA_KEY: secret() },
    ...{ RECEIPT_KEY: secret(), SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@example.com' },
    ...{ PUBLIC_URL: 'https://app.example.com', LOG_LEVEL: 'error' },
  })
  const caller = createCaller(await server.ready)
  expect((await caller.call('ext.demoInbox', {})).code).toBe(1003)
  expect((await caller.ok('config.byId', { id: 'version' })).value).toMatchObject({ profile: 'production' })
  expect(existsSync(join(folder, 'secrets.json'))).toBe(false)
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
}, 60_000)

const replay = () => ({
  DATA_DIR: join(folder, 'data'),
  MARKET_FEED: 'replay',
  MARKET_REPLAY_FILE: candleFile(generateCandles(120)).path,
})

test('it starts, ends cleanly, keeps its data, and starts again after a kill -9 on the database that outlived it', async () => {
  const env = replay()
  mkdirSync(env.DATA_DIR, { mode: 0o700 })
  const first = runServer(env)
  const regions = await createCaller(await first.ready).ok('region.list', {})
  expect(regions).toHaveLength(18)
  const secrets = join(env.DATA_DIR, 'secrets.json')
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  const kept = readFileSync(secrets, 'utf8')
  first.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0, stderr: '' })

  const second = runServer(env)
  await second.ready
  second.kill('SIGKILL')
  await second.ended

  const third = runServer(env)
  await third.ready
  expect(readFileSync(secrets, 'utf8')).toBe(kept)
  third.kill('SIGINT')
  expect(await third.ended).toMatchObject({ code: 0, stderr: '' })
}, 60_000)

/** Resolves when a file of this name appears in the folder. */
const appears = (folderOfFile: string, name: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folderOfFile, (_event, file) => {
      if (file !== name) return
      watcher.close()
      resolve()
    })
  })

test('a signal that comes during the start ends it cleanly and leaves no database behind', async () => {
  const env = replay()
  mkdirSync(env.DATA_DIR)
  const held = appears(env.DATA_DIR, 'server.pid')
  const server = runServer(env)
  await held
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(existsSync(join(env.DATA_DIR, 'postgres', 'PG_VERSION'))).toBe(true)
  expect(existsSync(join(env.DATA_DIR, 'postgres', 'postmaster.pid'))).toBe(false)
}, 60_000)

test('a second server on the same data folder is refused', async () => {
  const env = replay()
  const first = runServer(env)
  await first.ready
  const { code, stderr } = await runServer(env).ended
  expect(code).toBe(1)
  expect(oneLine(stderr)).toMatch(/in use by another server/)
  first.kill('SIGTERM')
  await first.ended
}, 60_000)
