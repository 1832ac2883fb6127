import { Writable } from 'node:stream'
import { buildApp } from '@server/http/app'
import { createLog } from '@server/http/log'
import { routes } from '@server/routes'
import { forgetAttempts } from '@server/services/backoff'
import { forgetCaptchas } from '@server/services/captcha'
import { forgetCodes } from '@server/services/codes'
import { forgetLetters } from '@server/services/demoInbox'
import { findSession, forgetSessions } from '@server/services/sessions'
import { createCaller } from '../../helpers/client'
import { openPeople, PASSWORD, type People } from './helper'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

const COUNTED = ['sessions', 'codes', 'demo_inbox', 'used_captchas', 'login_failures'] as const

const counts = (): Promise<number[]> =>
  Promise.all(
    COUNTED.map(async (table) => {
      const [row] = await people.ctx.db.query<{ n: number }>(
        `test.count.${table}`,
        `select count(*)::int as n from ${table}`,
      )
      return row?.n ?? -1
    }),
  )

it('what has expired is forgotten, what still counts is kept', async () => {
  const who = people.newcomer()
  await people.register(who)
  const wrong = { kind: 'email' as const, account: who.email, agreement: true, password: 'lime9999' }
  await people.call('user.login', wrong)
  const clean = () =>
    Promise.all(
      [forgetSessions, forgetCodes, forgetLetters, forgetCaptchas, forgetAttempts].map((f) => f(people.ctx)),
    )
  await clean()
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  people.ctx.clock.time += 5 * 60_000 + 1
  await clean()
  expect(await counts()).toEqual([1, 0, 0, 0, 1])
  people.ctx.clock.time += 7 * 24 * 3_600_000
  await clean()
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})

it('the most talkative log of a registration and a wrong login holds no password, code or token', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const ctx = {
    ...people.ctx,
    config: { ...people.ctx.config, logLevel: 'trace' },
    log: createLog('trace', stream),
  }
  const app = await buildApp({ ctx, routes, authenticate: (token) => findSession(ctx, token) })
  const caller = createCaller(await app.listen({ port: 0, host: '127.0.0.1' }))
  const who = people.newcomer()
  const code = await people.askCode(who)
  const { email: _, ...fields } = people.form(who, code)
  const { token } = await caller.ok('user.register', fields)
  await caller.ok('user.info', {}, { token })
  const account = { kind: 'email' as const, account: who.email, agreement: true }
  await caller.call('user.login', { ...account, password: 'lime9999' })
  await caller.call('user.register', fields, { method: 'GET' })
  await app.close()
  const text = lines.join('')
  expect(text).toContain('/api/user/register')
  for (const secret of [PASSWORD, 'lime9999', code, token]) expect(text).not.toContain(secret)
})
