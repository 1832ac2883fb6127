import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIVE, SUB } from '@core/contract/live'
import { commands } from '@server/ops/commands'
import { operatorPage } from '../../../scripts/operatorPage'
import { runNode, type Ended } from '../../helpers/process'
import { startTestServer, type TestServer } from '../../helpers/server'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'limelight-ops-'))
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The command line in a process of its own, beside the running server. */
const ops = (...args: string[]): Promise<Ended> =>
  runNode(['--import', 'tsx', 'server/ops/main.ts', ...args], {
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: folder,
    USER: 'somebody',
  }).ended

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

const countActions = async (): Promise<number> => {
  const [row] = await server.ctx.db.query<{ n: number }>(
    'test.actions',
    'select count(*)::integer as n from operator_actions',
  )
  return row?.n ?? 0
}

const optionsFund = async (): Promise<string> => {
  const [row] = await server.ctx.db.query<{ amount: string }>(
    'test.optionsFund',
    "select trim_scale(sum(available))::text as amount from accounts where house = 'options' and currency_id = 1",
  )
  return row?.amount ?? ''
}

test.each([[[]], [['no-such-command']], [['toString']]])(
  'without a command that exists (%j) it lists all of them',
  async (args) => {
    const { code, stdout, stderr } = await ops(...args)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(lines(stderr)[0]).toBe('usage: npm run ops -- <command> [arguments] [--why "reason"] [--by name]')
    for (const [name, { args: needs, help }] of Object.entries(commands)) {
      expect(stderr).toContain(`  ${`${name} ${needs}`.trim()}\n      ${help}`)
    }
  },
)

test.each([
  [
    'no reason',
    ['fund-house', 'options', 'USDT', '8'],
    'fund-house changes something: say why with --why "..."',
  ],
  ['an empty reason', ['fund-house', 'options', 'USDT', '8', '--why', '  '], 'say why'],
  [
    'an account that is none',
    ['fund-house', 'nobody', 'USDT', '8', '--why', 'x'],
    'accounts chain, issuance, options',
  ],
  ['no amount', ['fund-house', 'options', 'USDT', '--why', 'x'], 'amount above 0'],
  ['an option that is none', ['audit', '--reason', 'x'], '--reason'],
  ['a file that is not there', ['liabilities-verify', '/nonexistent/tree'], 'no such file'],
])('%s is said in one line, and nothing is done', async (_, args, part) => {
  const [before, fund] = [await countActions(), await optionsFund()]
  const { code, stdout, stderr } = await ops(...args)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(lines(stderr)).toHaveLength(1)
  expect(stderr).toContain(part)
  expect([await countActions(), await optionsFund()]).toEqual([before, fund])
})

test('a house account is funded, and the book says by whom, why and what', async () => {
  expect(await optionsFund()).toBe('4000000')
  const done = await ops('fund-house', 'options', 'usdt', '1000.5', '--why', 'more orders', '--by', 'Anna')
  expect(done).toMatchObject({ code: 0, stderr: '' })
  expect(await optionsFund()).toBe('4001000.5')
  const [latest = ''] = lines((await ops('actions')).stdout)
  const txId = /Posted (\S+):/.exec(done.stdout)?.[1]
  expect(latest).toMatch(/^\d{4}-\d\d-\d\dT\S+Z {2}Anna {2}house\.fund {2}.*\(more orders\)$/)
  expect(latest).toContain(`{"txId":"${txId}","house":"options","currency":"USDT","amount":"1000.5"}`)
})

test('the books are audited: right, and wrong when a balance was touched', async () => {
  expect((await ops('audit')).stdout).toContain('The books are right.')
  const touch = (sign: string) =>
    server.ctx.db.query(
      `test.touch${sign}`,
      `update accounts set available = available ${sign} 1 where house = 'burn' and currency_id = 3`,
    )
  await touch('+')
  const wrong = await ops('audit')
  await touch('-')
  expect(wrong).toMatchObject({ code: 1, stderr: '' })
  expect(wrong.stdout).toContain('The books are NOT right.')
})

test('a running server shows a user what a command in another process did', async () => {
  const user = await server.register()
  const { uid } = await server.ok('user.info', {}, { token: user.token })
  const socket = await server.socket()
  socket.send({ method: 'sub', type: SUB.assets, token: user.token })
  const shows = (usdt: string) =>
    socket.next(({ code, obj }) => code === LIVE.assets && JSON.stringify(obj).includes(`"${usdt}`))
  await shows('10000.')
  const pushed = shows('10012.25')
  expect(await ops('credit', uid, 'USDT', '12.25', '--why', 'a gift')).toMatchObject({ code: 0, stderr: '' })
  await pushed
  socket.close()
})

test('docs/operator.md lists every command as it is', () =>
  expect(readFileSync('docs/operator.md', 'utf8')).toBe(operatorPage()))
