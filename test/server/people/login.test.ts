import { problemOf } from '@server/http/problem'
import { waitOf } from '@server/services/backoff'
import { login as loginService } from '@server/services/login'
import { solveCaptcha } from '../../helpers/captcha'
import { number, opened, openPeople, PASSWORD, type People } from './helper'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

const login = (email: string, password = PASSWORD, change: object = {}) =>
  people.call('user.login', { kind: 'email', account: email, password, agreement: true, ...change })
const DAY = 24 * 3_600_000

describe('login', () => {
  it('opens a session with the right password, in any case of the address', async () => {
    const { email } = await people.register()
    const reply = await login(email.toUpperCase())
    expect(reply.code).toBe(0)
    const { token, userInfo } = opened(reply.obj)
    expect((await people.ok('user.info', {}, { token })).uid).toBe(userInfo.uid)
  })

  it('answers a wrong password and an unknown account alike', async () => {
    const { email } = await people.register()
    const [wrong, unknown] = [await login(email, 'lime9999'), await login('nobody@example.com', 'lime9999')]
    expect(wrong.code).toBe(number('LOGIN_FAILED'))
    expect({ code: unknown.code, msg: unknown.msg, obj: unknown.obj }).toEqual({
      code: wrong.code,
      msg: wrong.msg,
      obj: wrong.obj,
    })
  })

  it('needs password and agreement', async () => {
    expect((await login('a@b.co', '')).code).toBe(number('PASSWORD_REQUIRED'))
    expect((await login('a@b.co', PASSWORD, { agreement: false })).code).toBe(number('AGREEMENT_REQUIRED'))
  })

  it('speaks the language of the caller', async () => {
    const params = {
      kind: 'email' as const,
      account: 'nobody2@example.com',
      password: 'lime9999',
      agreement: true,
    }
    const say = async (lang: 'en_US' | 'zh_CN' | 'ja_JP') =>
      (await people.call('user.login', params, { lang })).msg
    expect([await say('en_US'), await say('zh_CN'), await say('ja_JP')]).toEqual([
      'The account or the password is not correct.',
      '账号或密码不正确。',
      'アカウントまたはパスワードが正しくありません。',
    ])
  })

  it('asks for a captcha after 3 failures and makes wait after 5; the right password clears it', async () => {
    const { email } = await people.register()
    for (let i = 0; i < 3; i += 1) expect((await login(email, 'lime9999')).code).toBe(number('LOGIN_FAILED'))
    expect((await login(email)).code).toBe(number('CAPTCHA_REQUIRED'))
    const wrong = async () => login(email, 'lime9999', { captcha: await solveCaptcha(people) })
    expect([(await wrong()).code, (await wrong()).code]).toEqual([
      number('LOGIN_FAILED'),
      number('LOGIN_FAILED'),
    ])
    const waiting = await login(email)
    expect([waiting.code, waiting.msg]).toEqual([
      number('LOGIN_BACKOFF'),
      'Too many attempts. Please try again in 5 s.',
    ])
    people.ctx.clock.time += 5_000
    expect((await login(email, PASSWORD, { captcha: await solveCaptcha(people) })).code).toBe(0)
    expect((await login(email)).code).toBe(0)
  })

  it('lets no more than 3 of 20 parallel guesses through without a captcha', async () => {
    const { email } = await people.register()
    const guess = { kind: 'email' as const, account: email, password: 'lime9999', agreement: true }
    const origin = { ip: '127.0.0.9', userAgent: '', browser: '', site: null, country: null }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        loginService(people.ctx, guess, { origin, lang: 'en_US' }).catch(problemOf),
      ),
    )
    const codes = outcomes.map((outcome) => ('code' in outcome ? outcome.code : 'in'))
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(3)
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(17)
  })

  it('bears 100 tries a day of one account from strangers, whatever their addresses; the owner still gets in', async () => {
    const owner = people.newcomer()
    await people.register(owner)
    const account = { kind: 'email' as const, account: owner.email, agreement: true }
    const guess = async (ip: string, browser: string, password = 'lime9999') => {
      const origin = { ip, userAgent: '', browser, site: null, country: null }
      const outcome = await loginService(
        people.ctx,
        { ...account, password },
        { origin, lang: 'en_US' },
      ).catch(problemOf)
      return 'code' in outcome ? outcome.code : 'in'
    }
    const { db } = people.ctx
    await db.query('test.noCalls', 'delete from call_windows')
    expect(await guess('192.0.2.1', 'stranger')).toBe('LOGIN_FAILED')
    await db.query('test.99calls', 'update call_windows set calls = 99')
    expect(await guess('192.0.2.2', 'another')).toBe('LOGIN_FAILED')
    expect(await guess('192.0.2.3', 'a third', PASSWORD)).toBe('TOO_MANY_REQUESTS')
    expect(await guess('192.0.2.4', owner.browser, PASSWORD)).toBe('in')
    people.ctx.clock.time += 24 * 3_600_000
    expect(await guess('192.0.2.5', 'a fourth', PASSWORD)).toBe('in')
  })

  it('waits 0 below 5 failures, then 5 s doubling, a quarter of an hour at most (by hand)', () => {
    expect([4, 5, 6, 7, 12, 13, 60].map(waitOf)).toEqual([
      0, 5_000, 10_000, 20_000, 640_000, 900_000, 900_000,
    ])
  })
})

describe('a session', () => {
  it('ends with the logout, for that token only', async () => {
    const { email, token } = await people.register()
    const other = opened((await login(email)).obj).token
    await people.ok('user.logout', {}, { token })
    const after = await people.call('user.info', {}, { token })
    expect([after.status, after.code]).toEqual([422, -2])
    expect((await people.call('user.info', {}, { token: other })).code).toBe(0)
  })

  it('is not there for a visitor (-1) and never was for an invented token (-2, HTTP 422)', async () => {
    expect((await people.call('user.info', {})).code).toBe(-1)
    const invented = await people.call('user.info', {}, { token: 'invented' })
    expect([invented.status, invented.code]).toEqual([422, -2])
  })

  it('lives 7 days after its last use and 30 days at most', async () => {
    const idle = await people.register()
    people.ctx.clock.time += 7 * DAY - 1
    expect((await people.call('user.info', {}, { token: idle.token })).code).toBe(0)
    people.ctx.clock.time += 7 * DAY
    expect((await people.call('user.info', {}, { token: idle.token })).code).toBe(-2)
    const busy = await people.register()
    for (let day = 0; day < 29; day += 1) {
      people.ctx.clock.time += DAY
      expect((await people.call('user.info', {}, { token: busy.token })).code).toBe(0)
    }
    people.ctx.clock.time += DAY
    expect((await people.call('user.info', {}, { token: busy.token })).code).toBe(-2)
  })

  it('has its last use noted once a minute at most', async () => {
    const { email, token } = await people.register()
    const begun = people.ctx.clock.time
    const notedAfter = async (ms: number): Promise<number> => {
      people.ctx.clock.time = begun + ms
      await people.ok('user.info', {}, { token })
      const row = await people.ctx.db.kysely
        .selectFrom('sessions as s')
        .innerJoin('users as u', 'u.id', 's.user_id')
        .select('s.used_at')
        .where('u.email', '=', email)
        .executeTakeFirstOrThrow()
      return Number(row.used_at) - begun
    }
    expect([await notedAfter(59_999), await notedAfter(60_000)]).toEqual([0, 60_000])
  })

  it('of a frozen user is over, and logging in says why', async () => {
    const { email, token } = await people.register()
    await people.ctx.db.kysely.updateTable('users').set({ frozen: true }).where('email', '=', email).execute()
    expect((await people.call('user.info', {}, { token })).code).toBe(-2)
    expect((await login(email)).code).toBe(number('ACCOUNT_FROZEN'))
  })
})

describe('the agreement', () => {
  it('is on record with its version since registration', async () => {
    const { token } = await people.register()
    const state = await people.ok('user.acceptedAgreement', {}, { token })
    expect(state.accepted.map((entry) => entry.version)).toEqual([state.current])
    const old = await people.call(
      'user.acceptedAgreement',
      { version: '1999-01-01' },
      { token, method: 'POST' },
    )
    expect(old.code).toBe(number('NOT_FOUND'))
  })
})
