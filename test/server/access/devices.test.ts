import { SUB } from '@core/contract/live'
import { ACCOUNT_EVENT_DAYS } from '@core/domain'
import { deviceOf } from '@server/access/device'
import { forgetEvents } from '@server/access/events'
import { maskIp } from '@server/access/maskIp'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'
import { number, opened } from '../people/helper'

const DAY = 24 * 3_600_000

let server: TestServer
const clock = { time: Date.now(), now: () => clock.time }
beforeAll(async () => {
  server = await startTestServer({ clock })
}, 60_000)
afterAll(() => server.stop())

const login = async ({ email, password }: TestUser, browser: string): Promise<string> => {
  const account = { kind: 'email' as const, account: email, password, agreement: true }
  return opened(await server.ok('user.login', account, { browser })).token
}
const newBrowser = (): string => `browser-${Math.random().toString(36).slice(2)}-of-a-test`
const alive = async (token: string): Promise<boolean> =>
  (await server.call('user.info', {}, { token })).code === 0

/** A socket that follows the user's assets. */
const follow = async (token: string) => {
  const socket = await server.socket()
  socket.send({ method: 'sub', type: SUB.assets, token })
  await socket.next((message) => message.code === 2)
  return socket
}

describe('devices', () => {
  it('are the live sessions, this one first and marked, with masked addresses', async () => {
    const user = await server.register()
    await login(user, newBrowser())
    clock.time += 1_000
    const token = await login(user, newBrowser())
    const devices = await server.ok('ext.devices', {}, { token })
    expect(devices.map(({ current }) => current)).toEqual([true, false, false])
    expect(devices.map(({ ip }) => ip)).toEqual(Array(3).fill('127.0.*.*'))
  })

  it('sign out one other: its calls and its socket end, the rest stays', async () => {
    const user = await server.register()
    const other = await login(user, newBrowser())
    const socket = await follow(other)
    const mine = await follow(user.token)
    const devices = await server.ok('ext.devices', {}, { token: user.token })
    const ofOther = (await server.ok('ext.devices', {}, { token: other })).find(({ current }) => current)
    expect(devices.map(({ id }) => id)).toContain(ofOther?.id)
    const request = { id: ofOther?.id ?? '' }
    expect(await server.ok('ext.signOutDevices', request, { token: user.token })).toEqual({ ended: 1 })
    expect(await socket.closed).toBe(4001)
    expect([await alive(other), await alive(user.token)]).toEqual([false, true])
    expect((await server.call('ext.signOutDevices', request, { token: user.token })).code).toBe(
      number('NOT_FOUND'),
    )
    mine.close()
  })

  it('sign out all others, never this one nor those of another user', async () => {
    const [user, stranger] = [await server.register(), await server.register()]
    const others = [await login(user, newBrowser()), await login(user, newBrowser())]
    const [theirs] = await server.ok('ext.devices', {}, { token: stranger.token })
    const stolen = await server.call('ext.signOutDevices', { id: theirs?.id ?? '' }, { token: user.token })
    expect(stolen.code).toBe(number('NOT_FOUND'))
    const [own] = await server.ok('ext.devices', {}, { token: user.token })
    const self = await server.call('ext.signOutDevices', { id: own?.id ?? '' }, { token: user.token })
    expect(self.code).toBe(number('NOT_FOUND'))
    const twice = await Promise.all(
      [1, 2].map(() => server.ok('ext.signOutDevices', {}, { token: user.token })),
    )
    expect(twice.reduce((sum, { ended }) => sum + ended, 0)).toBe(2)
    expect(await Promise.all([...others, user.token, stranger.token].map(alive))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('that are new are told of inside the app, known ones are not', async () => {
    const user = await server.register()
    const told = async (): Promise<number> => {
      const rows = await server.ctx.db.kysely
        .selectFrom('notifications')
        .selectAll()
        .where('user_id', '=', user.userId)
        .where('kind', '=', 'newDevice')
        .execute()
      return rows.length
    }
    await login(user, user.browser)
    expect(await told()).toBe(0)
    const phone = newBrowser()
    await login(user, phone)
    await login(user, phone)
    expect(await told()).toBe(1)
  })
})

describe('the change of the login password', () => {
  const change = async (user: TestUser, oldPassword = user.password, newPassword = 'mango753') => {
    const { token, browser } = user
    await server.call('verification.sendToMe', { purpose: 'loginPassword' }, { token, browser })
    const inbox = await server.ok('ext.demoInbox', {}, { browser })
    const code = inbox.find(({ purpose }) => purpose === 'loginPassword')?.code ?? ''
    const request = { oldPassword, newPassword, confirmPassword: newPassword, code }
    return { request, send: () => server.call('ext.changePassword', request, { token }) }
  }

  it('ends other sessions and their sockets, and keeps this one', async () => {
    const user = await server.register()
    const other = await login(user, newBrowser())
    const socket = await follow(other)
    const { send } = await change(user)
    expect((await send()).obj).toEqual({ ended: 1 })
    expect(await socket.closed).toBe(4001)
    expect([await alive(other), await alive(user.token)]).toEqual([false, true])
    expect(await alive(await login({ ...user, password: 'mango753' }, newBrowser()))).toBe(true)
  })

  it('needs the present password, and uses its code once', async () => {
    const user = await server.register()
    expect((await (await change(user, 'lime9999')).send()).code).toBe(number('LOGIN_PASSWORD_WRONG'))
    const { send } = await change(user)
    const codes = (await Promise.all([send(), send()])).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
  })

  it('takes neither the present nor the trade password', async () => {
    const user = await server.register()
    const { send } = await change(user, user.password, user.password)
    expect((await send()).code).toBe(number('PASSWORD_UNCHANGED'))
    const { token, browser } = user
    await server.ok('verification.sendToMe', { purpose: 'tradePassword' }, { token, browser })
    const inbox = await server.ok('ext.demoInbox', {}, { browser })
    const code = inbox.find(({ purpose }) => purpose === 'tradePassword')?.code ?? ''
    const secrets = { newPassword: 'grape357', confirmPassword: 'grape357' }
    await server.ok(
      'profile.changeTradePassword',
      { loginPassword: user.password, ...secrets, code },
      { token },
    )
    const same = await change(user, user.password, 'grape357')
    expect((await same.send()).code).toBe(number('PASSWORD_SAME_AS_TRADE'))
  })
})

describe('freezing the own account', () => {
  it('needs the password; then every session and socket ends and the login says why', async () => {
    const user = await server.register()
    const other = await login(user, newBrowser())
    const socket = await follow(other)
    const freeze = (password: string) => server.call('ext.freezeAccount', { password }, { token: user.token })
    expect((await freeze('lime9999')).code).toBe(number('LOGIN_PASSWORD_WRONG'))
    expect((await freeze(user.password)).code).toBe(0)
    expect(await socket.closed).toBe(4001)
    expect([await alive(other), await alive(user.token)]).toEqual([false, false])
    const account = { kind: 'email' as const, account: user.email, password: user.password, agreement: true }
    expect((await server.call('user.login', account)).code).toBe(number('ACCOUNT_FROZEN'))
    const [action] = await server.ctx.db.kysely
      .selectFrom('operator_actions')
      .selectAll()
      .where('user_id', '=', user.userId)
      .execute()
    expect(action).toMatchObject({ actor: 'user', action: 'user.freeze' })
  })
})

describe('the anti-phishing word', () => {
  it('is set with the password, from 4 to 20 characters, read back, and removed by an empty one', async () => {
    const { token, password } = await server.register()
    const set = (phishingWord: string, given = password) =>
      server.call('ext.phishingWord', { phishingWord, password: given }, { token, method: 'POST' })
    expect((await set('plum', 'lime9999')).code).toBe(number('LOGIN_PASSWORD_WRONG'))
    expect((await set('abc')).code).toBe(number('PHISHING_WORD_INVALID'))
    expect((await set('a'.repeat(21))).code).toBe(number('PHISHING_WORD_INVALID'))
    expect((await set('a\nbcd')).code).toBe(number('PHISHING_WORD_INVALID'))
    for (const word of ['plum', '梅の木の下で', 'a'.repeat(20)]) {
      expect((await set(word)).obj).toEqual({ phishingWord: word })
      expect(await server.ok('ext.phishingWord', {}, { token })).toEqual({ phishingWord: word })
    }
    expect((await set('')).obj).toEqual({ phishingWord: null })
  })

  it('is not readable in the database', async () => {
    const { token, password, userId } = await server.register()
    await server.ok('ext.phishingWord', { phishingWord: 'plum cake', password }, { token, method: 'POST' })
    const row = await server.ctx.db.kysely
      .selectFrom('users')
      .select('phishing_word')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(row.phishing_word).not.toContain('plum')
  })
})

describe('the history', () => {
  it('belongs to its user, and is kept for 90 days to the millisecond', async () => {
    const [user, stranger] = [await server.register(), await server.register()]
    const kinds = async (token: string) =>
      (await server.ok('ext.accountEvents', {}, { token })).list.map(({ kind }) => kind)
    const before = clock.time
    await server.call('user.login', {
      kind: 'email',
      account: user.email,
      password: 'lime9999',
      agreement: true,
    })
    expect(await kinds(user.token)).toEqual(['signInFailed', 'signIn'])
    expect(await kinds(stranger.token)).toEqual(['signIn'])
    clock.time = before + ACCOUNT_EVENT_DAYS * DAY
    const later = await login(user, user.browser)
    await forgetEvents(server.ctx)
    expect(await kinds(later)).toContain('signInFailed')
    clock.time += 1
    await forgetEvents(server.ctx)
    expect(await kinds(later)).toEqual(['signIn'])
  })
})

describe('what is told of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'iPhone',
      'Safari',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
      'Android',
      'WeChat',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Windows',
      'Edge',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0', 'Mac', 'Firefox'],
    ['curl/8.5.0', '', ''],
  ])('reads %s', (userAgent, device, browser) => {
    expect(deviceOf(userAgent)).toEqual({ device, browser })
  })

  it('shows half of an address at most (by hand)', () => {
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1::7', 'odd'].map(maskIp)).toEqual([
      '203.0.*.*',
      '203.0.*.*',
      '2001:db8:*',
      '',
    ])
  })
})
