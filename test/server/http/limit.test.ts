import { buildApp } from '@server/http/app'
import { routes } from '@server/routes'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ RATE_LIMIT: '3', CORS_ORIGINS: 'https://app.example.com' })
})
afterAll(() => app.close())

test('the fourth call within a minute is "too many requests"; the page and health are not counted', async () => {
  const replies: Response[] = []
  for (let i = 0; i < 4; i++)
    replies.push(await fetch(`${app.address}/api/region/list`, { headers: { 'accept-language': 'zh_CN' } }))
  const bodies = (await Promise.all(replies.map((r) => r.json()))) as { code: number; msg: string }[]
  expect(bodies.map(({ code }) => code)).toEqual([0, 0, 0, 1004])
  // The clock of the test stands at a full minute.
  expect(bodies[3]?.msg).toBe('操作过于频繁，请在 60 秒后重试。')
  expect(replies.map(({ headers }) => headers.get('retry-after'))).toEqual([null, null, null, '60'])
  expect((await fetch(`${app.address}/healthz`)).status).toBe(200)
})

test('other pages may call only when their origin is listed', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${app.address}/healthz`, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await allowed('https://app.example.com')).toBe('https://app.example.com')
  expect(await allowed('https://evil.example.com')).not.toBe('https://evil.example.com')
})

/** Codes of calls that say to come from these addresses. */
const codesFrom = async (
  { address }: TestApp,
  forwarded: readonly string[],
  token?: string,
): Promise<number[]> => {
  const codes: number[] = []
  for (const value of forwarded) {
    const headers = { 'x-forwarded-for': value, ...(token ? { token } : {}) }
    const response = await fetch(`${address}/api/region/list`, { headers })
    codes.push(((await response.json()) as { code: number }).code)
  }
  return codes
}

const codesBehind = async (trust: string, forwarded: readonly string[]): Promise<number[]> => {
  const behind = await openApp({ RATE_LIMIT: '1', TRUST_PROXY: trust })
  const codes = await codesFrom(behind, forwarded)
  await behind.close()
  return codes
}

test('without a proxy X-Forwarded-For is nothing; behind one only the address that it added counts', async () => {
  expect(await codesBehind('', ['192.0.2.1', '192.0.2.2'])).toEqual([0, 1004])
  expect(await codesBehind('1', ['192.0.2.1', '192.0.2.2'])).toEqual([0, 0])
  expect(await codesBehind('1', ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'])).toEqual([0, 1004])
})

test('proxies are known by their addresses: behind two the client is the one before both', async () => {
  const two = '127.0.0.1,10.0.0.0/8'
  expect(await codesBehind(two, ['192.0.2.1, 10.1.1.1', '192.0.2.2, 10.1.1.1'])).toEqual([0, 0])
  expect(await codesBehind(two, ['203.0.113.1, 192.0.2.1, 10.1.1.1', '192.0.2.1, 10.2.2.2'])).toEqual([
    0, 1004,
  ])
  expect(await codesBehind('10.0.0.0/8', ['192.0.2.1', '192.0.2.2'])).toEqual([0, 1004])
})

describe('of one user and of one kind of call', () => {
  let behind: TestApp
  beforeAll(async () => {
    behind = await openApp({ RATE_LIMIT: '40', ACCOUNT_RATE_LIMIT: '3', TRUST_PROXY: '1' })
  })
  afterAll(() => behind.close())

  test('calls of a user are counted together, from wherever they come', async () => {
    const [anna, ben] = [await behind.user(), await behind.user()]
    const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']
    expect(await codesFrom(behind, addresses, anna.token)).toEqual([0, 0, 0, 1004])
    expect(await codesFrom(behind, ['198.51.100.4'], ben.token)).toEqual([0])
    behind.ctx.clock.time += 60_000
    expect(await codesFrom(behind, ['198.51.100.4'], anna.token)).toEqual([0])
  })

  test('costly calls bear a twentieth of that, in all processes together', async () => {
    const other = await buildApp({
      ctx: behind.ctx,
      routes,
      authenticate: () => Promise.resolve(null),
    })
    const twin = await other.listen({ port: 0, host: '127.0.0.1' })
    const guess = async (address: string, ip: string): Promise<number> => {
      const response = await fetch(`${address}/api/ext/invite/code?inviteCode=LM7Q2K`, {
        headers: { 'x-forwarded-for': ip },
      })
      return ((await response.json()) as { code: number }).code
    }
    const codes = [
      await guess(behind.address, '192.0.2.9'),
      await guess(twin, '192.0.2.9'),
      await guess(behind.address, '192.0.2.9'),
      await guess(twin, '192.0.2.9'),
      await guess(twin, '192.0.2.10'),
    ]
    expect(codes.map((code) => code === 1004)).toEqual([false, false, true, true, false])
    behind.ctx.clock.time += 60_000
    expect(await guess(twin, '192.0.2.9')).not.toBe(1004)
    await other.close()
  })
})

test('a request has two minutes to arrive: who sends it drop by drop holds no connection for ever', async () => {
  const other = await buildApp({ ctx: app.ctx, routes, authenticate: () => Promise.resolve(null) })
  expect([other.server.requestTimeout, other.server.headersTimeout]).toEqual([120_000, 60_000])
  await other.close()
})
