import type * as Setup from './setup'
import { device } from './setup'

jest.mock('@tarojs/taro', () => jest.requireActual<typeof Setup>('./setup').taro)
jest.mock('@/platform/document', () => ({ ownHost: () => 'http://app.test' }))
jest.mock('@/platform/network', () => ({ isOnline: () => Promise.resolve(true) }))

import { callAhead, callOrAhead } from '@/api/ahead'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { onSessionExpired } from '@/api/expiry'
import { onRegionRefused } from '@/api/region'
import { setLang } from '@/stores/preferences'
import { session, startSession, type UserInfo } from '@/stores/session'

Object.assign(globalThis, { LINE_HOSTS: ['', '', ''] })

const USER = { uid: '12345678', nickname: 'Mika' } as UserInfo
const answer = (data: unknown, statusCode = 200): void => {
  device.reply = () => Promise.resolve({ statusCode, data })
}
const refused = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('was not refused')
  return error
}

beforeEach(() => {
  device.requests.length = 0
  session.setState({ token: null, userInfo: null })
  setLang('en_US')
})

describe('a call', () => {
  it('fills the path, puts the rest into the query, token and language into headers only', async () => {
    startSession('secret', USER)
    answer({ code: 0, msg: '', obj: { available: '1' } })
    await call('account.oneAssets', { a: 1, b: 5 })
    expect(device.requests[0]).toMatchObject({
      url: 'http://app.test/api/account/1/5/assets',
      method: 'GET',
      data: {},
      header: { token: 'secret', 'Accept-Language': 'en_US' },
      timeout: 60_000,
    })
    expect(device.requests[0]?.url).not.toContain('secret')
  })

  it('posts a credential-bearing GET, with language in the body as well', async () => {
    setLang('ja_JP')
    answer({ code: 0, msg: '', obj: {} })
    await call('user.register', {
      kind: 'email',
      account: 'a@b.co',
      password: 'lime2468',
      confirmPassword: 'lime2468',
      code: '123456',
      agreement: true,
    })
    expect(device.requests[0]).toMatchObject({
      url: 'http://app.test/api/user/register',
      method: 'POST',
      data: { account: 'a@b.co', lang: 'ja_JP' },
    })
  })

  it('that is not offered where the user is shows the page that says so, and is refused all the same', async () => {
    let shown = 0
    onRegionRefused(() => (shown += 1))
    answer({ code: 1009, msg: '…', obj: { error: 'REGION_REFUSED', params: {} } })
    expect((await refused(call('user.info', {}))).code).toBe('REGION_REFUSED')
    answer({ code: 1008, msg: '…', obj: { error: 'FORBIDDEN', params: {} } })
    await refused(call('user.info', {}))
    expect(shown).toBe(1)
  })

  it('answers the result, or the error with its parameters', async () => {
    answer({ code: 0, msg: '', obj: { fine: true } })
    await expect(call('user.info', {})).resolves.toEqual({ fine: true })
    answer({ code: 1302, msg: '…', obj: { error: 'STAKE_OUT_OF_RANGE', params: { min: '1', max: '5000' } } })
    const error = await refused(call('user.info', {}))
    expect([error.code, error.params]).toEqual(['STAKE_OUT_OF_RANGE', { min: '1', max: '5000' }])
  })

  it('tells a time-out from no network, and a strange reply from both', async () => {
    device.reply = () => Promise.reject(new Error('request:fail timeout'))
    expect((await refused(call('user.info', {}))).code).toBe('TIMED_OUT')
    device.reply = () => Promise.reject(new Error('request:fail'))
    expect((await refused(call('user.info', {}))).code).toBe('NETWORK_FAILURE')
    answer('<html>bad gateway</html>', 502)
    expect((await refused(call('user.info', {}))).code).toBe('SERVER_BUSY')
  })

  it.each(['request:fail timeout', 'request:fail'])(
    'that must not happen twice may have happened when no reply came: %s',
    async (errMsg) => {
      device.reply = () => Promise.reject(new Error(errMsg))
      const move = { from: 1, to: 2, currencyId: 1, amount: '5' } as const
      expect((await refused(call('account.fundsMovement', move, { idempotencyKey: 'k' }))).code).toBe(
        'OUTCOME_UNKNOWN',
      )
    },
  )
})

describe('an expired login (specification: 422 or code -2, handled once, redirect after 1.5 s)', () => {
  const handled = { notices: 0, redirects: 0 }
  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(handled, { notices: 0, redirects: 0 })
    onSessionExpired({
      notice: () => {
        handled.notices += 1
      },
      redirect: () => {
        handled.redirects += 1
      },
    })
  })
  afterEach(() => jest.useRealTimers())

  it.each([
    ['status 422', { code: 1, msg: '', obj: {} }, 422],
    ['code -2', { code: -2, msg: '', obj: {} }, 200],
  ])('%s: one notice, token gone at once, one redirect', async (_name, data, status) => {
    startSession('old', USER)
    answer(data, status)
    const errors = await Promise.all([refused(call('user.info', {})), refused(call('user.info', {}))])
    expect(errors.map((error) => error.code)).toEqual(['LOGIN_EXPIRED', 'LOGIN_EXPIRED'])
    expect([handled.notices, session.getState().token, device.stored.has('token')]).toEqual([1, null, false])
    jest.advanceTimersByTime(1_499)
    expect(handled.redirects).toBe(0)
    jest.advanceTimersByTime(1)
    expect(handled.redirects).toBe(1)
  })

  it('-1 is a visitor without a login: no notice, no redirect', async () => {
    answer({ code: -1, msg: '', obj: { error: 'LOGIN_REQUIRED', params: {} } })
    expect((await refused(call('user.info', {}))).code).toBe('LOGIN_REQUIRED')
    jest.advanceTimersByTime(2_000)
    expect(handled).toEqual({ notices: 0, redirects: 0 })
  })

  it('of an older token leaves a newer login alone', async () => {
    startSession('old', USER)
    device.reply = () => {
      startSession('new', USER)
      return Promise.resolve({ statusCode: 422, data: {} })
    }
    await refused(call('user.info', {}))
    expect([session.getState().token, handled.notices]).toEqual(['new', 0])
  })
})

describe('what is asked for ahead', () => {
  it('answers the screen that reads it; who reads again asks again', async () => {
    answer({ code: 0, msg: '', obj: [] })
    callAhead('ext.pairs', {})
    await callOrAhead('ext.pairs', {})
    expect(device.requests).toHaveLength(1)
    await callOrAhead('ext.pairs', {})
    expect(device.requests).toHaveLength(2)
  })

  it('is asked anew when nobody has read it for long', async () => {
    answer({ code: 0, msg: '', obj: [] })
    const now = jest.spyOn(Date, 'now').mockReturnValue(0)
    callAhead('ext.pairs', {})
    now.mockReturnValue(10_001)
    await callOrAhead('ext.pairs', {})
    expect(device.requests).toHaveLength(2)
    now.mockRestore()
  })

  it('fails for whoever reads it', async () => {
    answer({ code: 1003, msg: '', obj: null })
    callAhead('ext.pairs', {})
    expect((await refused(callOrAhead('ext.pairs', {}))).code).toBe('NOT_FOUND')
  })
})
