import { errorsJa } from '@core/contract/texts/ja_JP'
import { errorsZh } from '@core/contract/texts/zh_CN'
import { routes } from '@server/routes'
import { openApp, type TestApp } from '../../helpers/app'

/** Three calls without a route: a visitor's, a user's, and the one with two slashes. */
const CLOSED: readonly string[] = ['search.appVersion', 'user.realname', 'user.inviteInfo']

let app: TestApp
beforeAll(async () => {
  app = await openApp(
    {},
    routes.filter(({ id }) => !CLOSED.includes(id)),
  )
})
afterAll(() => app.close())

interface Answer {
  status: number
  code: number
  msg: string
  obj: unknown
}

const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(app.address + path, init)
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
}

const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

test('success is code 0 with obj', async () => {
  const { token } = await app.user()
  const reply = await app.call('account.typeList', {}, { token })
  expect(reply).toMatchObject({
    status: 200,
    code: 0,
    obj: [{ id: 1, code: 'wallet', name: 'Wallet' }, {}, {}],
  })
})

test('without a token: -1, please log in, HTTP 200', async () => {
  expect(await ask('/api/account/total/assets')).toMatchObject({
    status: 200,
    code: -1,
    obj: { error: 'LOGIN_REQUIRED' },
  })
})

test('with a token that is no longer valid: -2 and HTTP 422, in each language', async () => {
  const reply = (lang: string) =>
    ask('/api/account/total/assets', { headers: { token: 'gone', 'accept-language': lang } })
  expect(await reply('en_US')).toMatchObject({
    status: 422,
    code: -2,
    msg: 'Login expired, please log in again.',
  })
  expect((await reply('zh_CN')).msg).toBe(errorsZh.LOGIN_EXPIRED)
  expect((await reply('ja_JP')).msg).toBe(errorsJa.LOGIN_EXPIRED)
})

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', errorsZh.NOT_YET_OPENED],
  ['ja', errorsJa.NOT_YET_OPENED],
  ['fr-FR,fr', 'Not yet opened.'],
  ['', 'Not yet opened.'],
])('Accept-Language %p is understood', async (lang, msg) => {
  expect((await ask('/search/appVersion', { headers: { 'accept-language': lang } })).msg).toBe(msg)
})

test('a call that is not yet opened says so, by every listed method', async () => {
  expect(await ask('/api/user/realname')).toMatchObject({ status: 200, code: 1002 })
  expect(await post('/api/user/realname', '{}')).toMatchObject({ status: 200, code: 1002 })
})

test('/api/user//invite/info is served literally and with one slash', async () => {
  expect((await ask('/api/user//invite/info')).code).toBe(1002)
  expect((await ask('/api/user/invite/info')).code).toBe(1002)
})

test('an unknown path is "not found" in an envelope', async () => {
  expect(await ask('/api/nothing')).toMatchObject({ status: 404, code: 1003 })
})

test.each(['{', '[]', '"text"', 'null', '{"__proto__":{"admin":true}}', '\u0000'])(
  'the body %p is an input error or treated as empty, never a fault',
  async (body) => {
    const { token } = await app.user()
    const reply = await post('/api/account/funds/movement', body, { token, 'idempotency-key': 'k' })
    expect(reply).toMatchObject({ status: 200, code: 1001, obj: { error: 'INPUT_ERROR' } })
  },
)

test('a body of another type is an input error', async () => {
  const reply = await post('/api/account/funds/movement', 'a=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(reply).toMatchObject({ status: 200, code: 1001 })
})

test('a body above 1 MB is refused in an envelope, and the server lives on', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(10_000_000) })
  expect(await post('/api/account/funds/movement', body)).toMatchObject({ status: 200, code: 1005 })
  expect((await ask('/search/appVersion')).code).toBe(1002)
})

test('an address that cannot be decoded is an input error', async () => {
  expect(await ask('/api/account/%ZZ/assets')).toMatchObject({ status: 200, code: 1001 })
})

test('the wrong field is named', async () => {
  const { token } = await app.user()
  const body = { from: 1, to: 2, currencyId: 9, amount: '1' }
  const reply = await app.call('account.fundsMovement', body, { token })
  expect(reply).toMatchObject({ code: 1001, obj: { error: 'INPUT_ERROR', params: { field: 'currencyId' } } })
  const rest = { from: 1, to: 2, currencyId: 1 }
  const missing = await post('/api/account/funds/movement', JSON.stringify(rest), {
    token,
    'idempotency-key': 'k',
  })
  expect(missing.obj).toMatchObject({ params: { field: 'amount' } })
})

test('an idempotent call needs its key', async () => {
  const { token } = await app.user()
  const body = JSON.stringify({ from: 1, to: 2, currencyId: 1, amount: '1' })
  const reply = await post('/api/account/funds/movement', body, { token })
  expect(reply.obj).toMatchObject({ error: 'INPUT_ERROR', params: { field: 'Idempotency-Key' } })
})

test('a number where money is expected is refused: amounts are texts', async () => {
  const { token } = await app.user()
  const body = JSON.stringify({ from: 1, to: 2, currencyId: 1, amount: 1 })
  const reply = await post('/api/account/funds/movement', body, { token, 'idempotency-key': 'n' })
  expect(reply.obj).toMatchObject({ params: { field: 'amount' } })
})

test('one user moves funds and reads them back over HTTP', async () => {
  const { token } = await app.user()
  const moved = await app.ok(
    'account.fundsMovement',
    { from: 1, to: 2, currencyId: 1, amount: '12.5' },
    { token },
  )
  expect(moved).toMatchObject({ from: { available: '9987.5' }, to: { available: '12.5' } })
  expect(await app.ok('account.oneAssets', { a: 2, b: 1 }, { token })).toMatchObject({ total: '12.5' })
  const { entries } = await app.ok('account.one', { a: 2, b: 1 }, { token })
  expect(entries).toMatchObject([{ type: 16, amount: '12.5', balanceAfter: '12.5' }])
  const page = await app.ok('assets.histories', { pageNum: 1, pageSize: 5, type: 16 }, { token })
  expect(page).toMatchObject({ total: 1, pages: 1 })
})
