import { once } from 'node:events'
import WebSocket from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import { openApp } from '../../helpers/app'
import { startTestServer, type TestServer } from '../../helpers/server'

/** Pages of native shells, as docs/native.md tells an operator to allow them. */
const SHELLS = ['capacitor://localhost', 'https://localhost', 'http://localhost']

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ env: { CORS_ORIGINS: SHELLS.join(',') } })
})
afterAll(() => app.stop())

const preflight = (origin: string): Promise<Response> =>
  fetch(`${app.address}/api/user/info`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'accept-language,content-type,idempotency-key,token',
    },
  })

test.each(SHELLS)('a page of %s may call, with its token in a header and without cookies', async (origin) => {
  const asked = await preflight(origin)
  expect(asked.status).toBe(204)
  expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
  expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
  expect(asked.headers.get('access-control-allow-headers')).toBe(
    'accept-language,content-type,idempotency-key,token',
  )
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
  expect(asked.headers.get('access-control-max-age')).toBe('600')
  const { token } = await app.register()
  const reply = await fetch(`${app.address}/api/user/info`, { headers: { origin, token } })
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
  expect(await reply.json()).toMatchObject({ obj: { uid: expect.any(String) as string } })
})

test.each(['https://localhost.example.com', 'http://localhost:8080', 'null'])(
  'a page of %s, which was not allowed, is not let in',
  async (origin) => {
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
  },
)

test('without the setting no other page may call', async () => {
  const closed = await openApp()
  const reply = await fetch(`${closed.address}/api/user/info`, { headers: { origin: SHELLS[0] ?? '' } })
  expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  await closed.close()
})

test.each(SHELLS)('a socket of a page of %s is open and hears the heartbeat', async (origin) => {
  const socket = new WebSocket(app.address.replace(/^http/, 'ws') + LIVE_PATH, { origin })
  const [message] = (await once(socket, 'message')) as [Buffer]
  expect(JSON.parse(message.toString())).toMatchObject({ code: 4 })
  socket.close()
  await once(socket, 'close')
})
