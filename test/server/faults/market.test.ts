import { Client } from 'pg'
import { readFeedRow } from '@server/market/lease'
import { lastStoredTick } from '@server/options/orders'
import type { OptionOrderRow } from '@server/store/tables/options'
import { endingsPerOrder } from '../../helpers/endings'
import { startTestServer, type TestServer, type TestUser } from '../../helpers/server'

import { fund, TICKET } from '../options/desk'
import { until } from '../../helpers/until'

const HOUR = 3_600_000

/** The server's wall clock, as the tests set it. */
const clock = { offset: 0, now: () => Date.now() + clock.offset }
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer({ clock, env: { MARKET_FEED: 'simulated', MARKET_REPLAY_FILE: '' } })
  user = await server.register()
  await fund(server.ctx, user.userId, '1000')
}, 60_000)
afterAll(() => server.stop())

const buy = () => server.call('options.order', { ...TICKET, quantity: '10' }, { token: user.token })

const orders = (): Promise<OptionOrderRow[]> =>
  server.ctx.db.query<OptionOrderRow>('test.orders', 'select * from option_orders order by id')

const allOpen = async (): Promise<boolean> => (await orders()).every((order) => order.open_seq !== null)

const health = async (): Promise<unknown> => (await fetch(`${server.address}/healthz`)).json()

/** Missing and double numbers among the stored ticks of BTC/USDT. */
const gaps = async (): Promise<unknown> => {
  const sql = 'select max(seq) - min(seq) + 1 - count(*) as missing from ticks where trade_id = 1'
  return (await server.ctx.db.query<{ missing: string }>('test.gaps', sql))[0]?.missing
}

const lastTime = async (): Promise<number> => (await lastStoredTick(server.ctx.db, 1))?.time ?? 0

test('a clock that is set back: no price moves and nothing is sold, the lead is kept and all is said, until time has caught up', async () => {
  expect((await buy()).code).toBe(0)
  await until(allOpen)
  const before = await lastTime()
  clock.offset = -HOUR
  await until(() => server.ctx.market.isBehind())
  expect(await buy()).toMatchObject({ obj: { error: 'PRICE_STALE' } })
  const renewed = async () => Number((await readFeedRow(server.ctx.db))?.renewed_at)
  await until(async () => (await renewed()) < clock.now() + 1)
  const first = await renewed()
  await until(async () => (await renewed()) > first)
  expect(await health()).toEqual({ status: 'degraded', market: 'stalled', troubles: ['feed'] })

  clock.offset = 0
  await until(async () => (await lastTime()) > before)
  await until(async () => JSON.stringify(await health()) === '{"status":"ok","market":"live"}')
  expect(await gaps()).toBe('0')
  expect((await buy()).code).toBe(0)
}, 60_000)

test('ticks that cannot be stored: prices stall, nothing is sold, and every tick is made up for', async () => {
  const holder = new Client({ connectionString: server.databaseUrl })
  await holder.connect()
  try {
    await holder.query('begin; lock table ticks in exclusive mode')
    await until(() => server.ctx.market.isStale(1))
    expect(await buy()).toMatchObject({ obj: { error: 'PRICE_STALE' } })
    expect(server.ctx.market.state()).toBe('stalled')
  } finally {
    await holder.end()
  }
  await until(() => server.ctx.market.state() === 'live')
  expect(await gaps()).toBe('0')
  expect((await buy()).code).toBe(0)
}, 60_000)

test('a clock that jumps forward: the time between is made up for, and what runs ends at its own second, once', async () => {
  await until(allOpen)
  const running = await orders()
  clock.offset = HOUR
  await until(async () => (await orders()).every((order) => order.finished_at !== null))
  for (const [i, order] of (await orders()).entries()) {
    // The ticket is of 60 s from its opening tick; of a pair with a tick a second that one's price counts.
    expect(order).toMatchObject({ state: 'settled', settle_at: running[i]?.settle_at })
    expect(Number(order.settle_at) - Number(order.settle_time)).toBeLessThan(1_000)
  }
  expect(await endingsPerOrder(server.ctx.db)).toEqual(running.map(() => 1))
  expect(await gaps()).toBe('0')
  await until(() => server.ctx.market.state() === 'live')
}, 60_000)
