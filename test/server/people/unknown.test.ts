import type { CallId } from '@core/contract/endpoints'
import { solveCaptcha } from '../../helpers/captcha'
import { openPeople, type Newcomer, type People } from './helper'

/** A stranger learns nothing about who is registered, from answers or from what the server does before them. */

jest.setTimeout(60_000)

let app: People
let who: Newcomer
beforeAll(async () => {
  app = await openPeople()
  who = app.newcomer()
  await app.register(who)
})
afterAll(() => app.close())

const BROWSER = 'f'.repeat(32)
const account = (email: string) => ({ kind: 'email' as const, account: email })

const askCode = async (email: string): Promise<object> => {
  app.ctx.clock.time += 61_000
  return { ...account(email), purpose: 'forgetPassword', captcha: await solveCaptcha(app) }
}

const CALLS: Record<string, readonly [CallId, (email: string) => Promise<object>]> = {
  'a log-in with a wrong password': [
    'user.login',
    (email) => Promise.resolve({ ...account(email), password: 'wrong123', agreement: true }),
  ],
  'asking for a code that resets the password': ['verification.code', askCode],
  'a wrong code that resets the password': [
    'user.forgetPassword',
    async (email) => {
      await app.ok('verification.code', (await askCode(email)) as never, { browser: BROWSER })
      const password = 'kiwi2468'
      return { ...account(email), code: '123456', password, confirmPassword: password }
    },
  ],
}

test.each(Object.keys(CALLS))('%s is answered alike, after the same statements', async (name) => {
  const [id, bodyOf] = CALLS[name] as (typeof CALLS)[string]
  const look = async (email: string) => {
    const body = await bodyOf(email)
    const query = jest.spyOn(app.ctx.db, 'query')
    const { code, msg, obj } = await app.call(id, body, { browser: BROWSER })
    const statements = query.mock.calls.map(([statement]) => statement)
    query.mockRestore()
    return { code, msg, fields: Object.keys(obj ?? {}), statements }
  }
  const [known, unknown] = [await look(who.email), await look('nobody@example.com')]
  expect(known.statements.length).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
})
