import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { endingsPerOrder } from '../../helpers/endings'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'
import { fund, TICKET } from '../options/desk'
import { openLink, type Link } from './link'
import { until } from '../../helpers/until'

const BUSY = 'SERVER_BUSY'

let link: Link
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({
    env: { DATABASE_TIMEOUT_SECONDS: '1', LOG_LEVEL: 'silent' },
    by: async (url) => {
      link = await openLink(url)
      return link.url
    },
  })
  user = await server.register()
  await fund(server.ctx, user.userId, '1000')
}, 60_000)
afterEach(() => link.mend())
afterAll(async () => {
  await server.stop()
  await link.close()
})

const buy = async (key: string): Promise<unknown> => {
  const ticket = { ...TICKET, quantity: '5' }
  const { code, obj } = await server.call('options.order', ticket, { token: user.token, key })
  return code === 0 ? 'bought' : (obj as unknown as { error: string }).error
}

/** As an app does: the same wish under the same key, until it is answered. @returns the refusals on the way */
const wish = async (): Promise<unknown[]> => {
  const key = randomUUID()
  const refusals: unknown[] = []
  for (let said = await buy(key); said !== 'bought'; said = await buy(key)) refusals.push(said)
  return refusals
}

const wishes = (count: number): Promise<unknown[]>[] => Array.from({ length: count }, wish)

const get = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${server.address}${path}`)
  return { status: response.status, body: await response.json() }
}

const isWell = async (): Promise<boolean> => JSON.stringify((await get('/healthz')).body).includes('"ok"')

/** Orders, what is frozen for them, and missing or double ticks, as the database itself has them. */
const facts = async (): Promise<unknown> => {
  const client = new Client({ connectionString: server.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `select (select count(*) from option_orders)::int as orders,
            (select sum(frozen)::float8 from accounts where user_id = $1) as frozen,
            (select max(seq) - min(seq) + 1 - count(*) from ticks where trade_id = 1)::int as gaps`,
    [user.userId],
  )
  await client.end()
  return rows[0]
}

test('a database that restarts under orders: calls are refused meanwhile, each wish is done once, and all goes on by itself', async () => {
  const placing = wishes(20)
  await Promise.race(placing)
  await link.cut()
  const later = wishes(4)
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { ready: false } })
  expect(await buy(randomUUID())).toBe(BUSY)
  await link.mend()
  const refusals = (await Promise.all([...placing, ...later])).flat()
  expect([BUSY, 'PRICE_STALE']).toEqual(expect.arrayContaining(refusals))
  await until(isWell)
  // 24 stakes of 5 USDT
  expect(await facts()).toEqual({ orders: 24, frozen: 120, gaps: 0 })
}, 60_000)

test('connections that are half-open: what hangs ends as refused, a repeated wish is done once, and all goes on by itself', async () => {
  const key = randomUUID()
  link.freeze()
  expect(await buy(key)).toBe(BUSY)
  const health = await get('/healthz')
  expect(health.status).toBe(503)
  expect(JSON.stringify(health.body)).toContain('"database"')
  await link.mend()
  await until(async () => (await buy(key)) === 'bought')
  expect(await buy(key)).toBe('bought')
  await until(isWell)
  expect(await facts()).toEqual({ orders: 25, frozen: 125, gaps: 0 })
}, 60_000)

test('a slow database (each message 40 ms late, both ways): orders wait and are taken, prices come', async () => {
  await link.mend(40)
  await Promise.all(wishes(5))
  expect(await facts()).toEqual({ orders: 30, frozen: 150, gaps: 0 })
  expect(server.ctx.market.state()).toBe('live')
  await link.mend()
  await until(isWell)
  expect(await endingsPerOrder(server.ctx.db)).toEqual([])
}, 60_000)
