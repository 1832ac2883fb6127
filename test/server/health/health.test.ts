import WebSocket from 'ws'
import { LIVE_PATH } from '@core/contract/live'
import { startTestServer, type TestServer } from '../../helpers/server'
import { openApp, type TestApp } from '../../helpers/app'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const ask = async (path: string): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${app.address}${path}`)
  return { status: response.status, body: await response.json() }
}

test('a part whose step failed is named until a step is done; calls still come', async () => {
  const { vitals } = app.ctx
  await expect(vitals.watch('options', Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask('/healthz')).toEqual({
    status: 200,
    body: { status: 'degraded', market: 'live', troubles: ['options'] },
  })
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true, troubles: ['options'] } })
  expect(await vitals.watch('options', Promise.resolve('done'))).toBe('done')
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'ok', market: 'live' } })
})

test('without a database neither health nor readiness is given', async () => {
  const { db } = app.ctx
  const { query } = db
  db.query = () => Promise.reject(new Error('away'))
  const [health, ready] = [await ask('/healthz'), await ask('/readyz')]
  db.query = query
  expect(health).toMatchObject({ status: 503, body: { status: 'degraded', troubles: ['database'] } })
  expect(ready).toEqual({ status: 503, body: { ready: false, troubles: ['database'] } })
})

test('metrics are off by default, and never where calls are', async () => {
  expect((await fetch(`${app.address}/metrics`)).status).toBe(404)
  expect(app.ctx.config.metrics).toBeNull()
})

describe('a server with metrics', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { METRICS_PORT: '0', DRAIN_SECONDS: '1', AUDIT_HOURS: '1' } })
  })

  const figures = async (): Promise<string> => (await fetch(server.metricsAddress ?? '')).text()

  test('tells calls by outcome, sockets, the feed, steps, queues and the audit', async () => {
    await server.call('region.list', {})
    await server.call('user.info', {})
    const socket = await server.socket()
    await socket.next(({ code }) => code === 4)
    let text = await figures()
    while (!text.includes('limelight_audit_clean 1')) text = await figures()
    const lines = text.split('\n')
    for (const line of [
      'limelight_calls_total{call="region.list",outcome="ok"} 1',
      'limelight_calls_total{call="user.info",outcome="LOGIN_REQUIRED"} 1',
      'limelight_sockets 1',
      'limelight_bus_up 1',
      'limelight_feed_leader 1',
      'limelight_database_up 1',
      'limelight_waiting{queue="options_due"} 0',
      'limelight_failing_seconds{part="feed"} 0',
    ])
      expect(lines).toContain(line)
    expect(text).toMatch(/^limelight_feed_age_seconds\{pair="BTC\/USDT"\} [\d.]+$/m)
    expect(text).toMatch(/^limelight_steps_total\{part="options",result="done"\} \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
  })

  test('ends in order: not ready while calls are still taken, sockets come again, the lead is free', async () => {
    const ws = new WebSocket(`${server.address.replace('http', 'ws')}${LIVE_PATH}`)
    await new Promise((resolve) => ws.on('message', resolve))
    const closed = new Promise<number>((resolve) => ws.on('close', resolve))
    const given = new Promise<void>((resolve) => {
      const { query } = server.ctx.db
      server.ctx.db.query = (name, ...rest) => {
        if (name === 'market.giveUp') resolve()
        return query(name, ...rest)
      }
    })
    const stopped = server.stop()
    while (!server.ctx.vitals.isDraining) await new Promise((resolve) => setTimeout(resolve, 5))
    const ready = await fetch(`${server.address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, troubles: ['ending'] }])
    expect((await server.call('region.list', {})).code).toBe(0)
    expect(await closed).toBe(1012)
    await given
    await stopped
  })
})
