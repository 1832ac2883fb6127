import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ RATE_LIMIT: '3', CORS_ORIGINS: 'https://app.example.com' })
})
afterAll(() => app.close())

test('the fourth call within a minute is "too many requests"; the page and health are not counted', async () => {
  const codes: number[] = []
  for (let i = 0; i < 4; i++) {
    const response = await fetch(`${app.address}/api/region/list`)
    codes.push(((await response.json()) as { code: number }).code)
  }
  expect(codes).toEqual([0, 0, 0, 1004])
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

const codesBehind = async (trust: string, forwarded: readonly string[]): Promise<number[]> => {
  const behind = await openApp({ RATE_LIMIT: '1', TRUST_PROXY: trust })
  const codes: number[] = []
  for (const value of forwarded) {
    const response = await fetch(`${behind.address}/api/region/list`, {
      headers: { 'x-forwarded-for': value },
    })
    codes.push(((await response.json()) as { code: number }).code)
  }
  await behind.close()
  return codes
}

test('without a proxy X-Forwarded-For is nothing; behind one only the address that it added counts', async () => {
  expect(await codesBehind('', ['192.0.2.1', '192.0.2.2'])).toEqual([0, 1004])
  expect(await codesBehind('1', ['192.0.2.1', '192.0.2.2'])).toEqual([0, 0])
  expect(await codesBehind('1', ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'])).toEqual([0, 1004])
})
