import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp({ RATE_LIMIT: '3', CORS_ORIGINS: 'https://app.example.com' })
})
afterAll(() => app.close())

test('the fourth call within a minute is "too many requests"; the page and health are not counted', async () => {
  const codes: number[] = []
  for (let i = 0; i < 4; i++) {
    const response = await fetch(`${app.address}/search/leverList`)
    codes.push(((await response.json()) as { code: number }).code)
  }
  expect(codes).toEqual([1002, 1002, 1002, 1004])
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
