import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveCaptcha } from '../../helpers/captcha'
import { createCaller, type Caller } from '../../helpers/client'
import { tenDays } from '../../helpers/candles'
import { openLine, type LineProxy } from '../../helpers/lineProxy'
import { runServer } from '../../helpers/process'
import { replayOf } from '../../e2e/harness'

export const PASSWORD = 'vk47tz93'

export interface Account {
  readonly email: string
  readonly token: string
}

/** The platform of the journeys: one server, reached by three lines. */
export interface Stage extends Caller {
  readonly lines: readonly [LineProxy, LineProxy, LineProxy]
  readonly origins: readonly string[]
  /** A new user, registered through the API. */
  register: () => Promise<Account>
  close: () => Promise<void>
}

const register = async (caller: Caller): Promise<Account> => {
  const email = `mini-${randomBytes(6).toString('hex')}@example.com`
  const browser = randomBytes(16).toString('hex')
  const account = { kind: 'email' as const, account: email }
  const captcha = await solveCaptcha(caller)
  await caller.ok('verification.code', { ...account, purpose: 'register', captcha }, { browser })
  const [mail] = await caller.ok('ext.demoInbox', {}, { browser })
  const secrets = { password: PASSWORD, confirmPassword: PASSWORD, code: mail?.code ?? '' }
  const { token } = await caller.ok('user.register', { ...account, ...secrets, agreement: true }, { browser })
  return { email, token }
}

/** Five seconds of the market to one of ours: a one-minute option settles in twelve. */
const SPEED = '5'

export const openStage = async (env: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-mini-'))
  const lines = [await openLine(), await openLine(), await openLine()] as const
  const origins = lines.map(({ origin }) => origin)
  const server = runServer({
    DATA_DIR: folder,
    RATE_LIMIT: '1000000',
    ...replayOf(tenDays().path, SPEED),
    LINE_HOSTS: origins.join(','),
    ...env,
  })
  const address = await server.ready
  for (const line of lines) line.target = address
  const caller = createCaller(address)
  return {
    ...caller,
    lines,
    origins,
    register: () => register(caller),
    close: async () => {
      server.kill('SIGTERM')
      await server.ended
      for (const line of lines) await line.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What the app keeps of somebody who is logged in. */
export const sessionOf = async (stage: Stage, { token }: Account): Promise<Map<string, string>> => {
  const userInfo = await stage.ok('user.info', {}, { token })
  return new Map([
    ['token', JSON.stringify(token)],
    ['userInfo', JSON.stringify(userInfo)],
  ])
}
