import { request } from 'node:http'
import fc from 'fast-check'
import { callIds, endpoints, methodsOf } from '@core/contract/endpoints'
import { ERROR_NUMBERS, OPTIONS, USDT, WALLET } from '@core/domain'
import { money, sum, toWire } from '@core/money'
import { send } from '../helpers/client'
import { startTestServer, type TestServer } from '../helpers/server'

/** Attempts to get at what is not one's own, against the whole server. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const TICKET = {
  areaId: '1',
  tradeId: 1,
  duration: 60,
  direction: 'up',
  accountType: OPTIONS,
} as const

const moveIn = (token: string, amount: string) =>
  server.ok('account.fundsMovement', { from: WALLET, to: OPTIONS, currencyId: USDT, amount }, { token })

const inOptions = (token: string) => server.ok('account.oneAssets', { a: OPTIONS, b: USDT }, { token })

/** A request as it is written, whatever fetch() would tidy. */
const raw = (path: string, headers: Record<string, string | string[]>): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    request(server.address + path, { headers }, (response) => {
      let body = ''
      response.on('data', (part: Buffer) => (body += part.toString()))
      response.on('end', () => resolve(JSON.parse(body) as Record<string, unknown>))
    })
      .on('error', reject)
      .end()
  })

test('logging out closes the sockets of that session at once, and leaves the others open', async () => {
  const [anna, ben] = [await server.register(), await server.register()]
  const [own, other] = [await server.socket(), await server.socket()]
  own.send({ method: 'sub', type: 4, token: anna.token })
  other.send({ method: 'sub', type: 4, token: ben.token })
  await Promise.all([own.next((m) => m.code === 2), other.next((m) => m.code === 2)])
  await server.ok('user.logout', {}, { token: anna.token })
  expect(await own.closed).toBe(4001)
  other.send({ method: 'check' })
  await other.next((m) => m.code === 4)
  other.close()
  const after = await server.socket()
  after.send({ method: 'sub', type: 4, token: anna.token })
  expect(await after.next((m) => m.code !== 4)).toMatchObject({ code: -1 })
  after.close()
})

test('a token in the query is refused on every call that is open, whoever it belongs to', async () => {
  const { token } = await server.register()
  for (const id of callIds.filter((call) => endpoints[call].opened)) {
    const path = endpoints[id].path.replace(/\{\w+\}/g, '1')
    for (const method of methodsOf(id)) {
      const response = await fetch(`${server.address}${path}?token=${token}`, { method })
      expect([id, ((await response.json()) as { code: number }).code]).toEqual([
        id,
        ERROR_NUMBERS.SECRET_IN_QUERY,
      ])
    }
  }
})

test("an order of somebody else can neither be read nor cancelled, and is in nobody else's list", async () => {
  const [anna, ben] = [await server.register(), await server.register()]
  await moveIn(anna.token, '10')
  const { order } = await server.ok('options.order', { ...TICKET, quantity: '10' }, anna)
  const read = await server.call('options.orderInfo', { id: order.id }, ben)
  const cancel = await server.call('options.order', { action: 'cancel', orderId: order.id }, ben)
  expect([read.code, cancel.code]).toEqual([ERROR_NUMBERS.ORDER_NOT_FOUND, ERROR_NUMBERS.ORDER_NOT_FOUND])
  expect(await server.ok('options.orderList', {}, ben)).toEqual({ list: [], pages: 0, total: 0 })
  expect((await server.ok('options.orderInfo', { id: order.id }, anna)).order.id).toBe(order.id)
})

test("one user's idempotency key gives another user neither the outcome nor a refusal", async () => {
  const [anna, ben] = [await server.register(), await server.register()]
  const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '1' }
  const first = await server.ok('account.fundsMovement', body, { token: anna.token, key: 'shared' })
  const second = await server.ok('account.fundsMovement', body, { token: ben.token, key: 'shared' })
  expect(second.id).not.toBe(first.id)
  expect((await inOptions(ben.token)).available).toBe('1')
})

test('pages: the last allowed number is an empty page, the next one and too large a page are refused', async () => {
  const { token } = await server.register()
  const page = (pageNum: number, pageSize: number) =>
    server.call('assets.histories', { pageNum, pageSize }, { token })
  expect((await page(1_000_000, 100)).obj).toMatchObject({ list: [] })
  for (const [pageNum, pageSize] of [
    [1_000_001, 1],
    [0, 1],
    [1, 101],
    [1, 0],
  ] as const) {
    expect((await page(pageNum, pageSize)).code).toBe(ERROR_NUMBERS.INPUT_ERROR)
  }
})

const ABUSE: readonly [string, Record<string, string | string[]>, number][] = [
  ['a token of 10 KB', { token: 'x'.repeat(10_000) }, -2],
  ['a token in two headers', { token: ['one', 'two'] }, -2],
  ['a token of quotes and SQL', { token: "' or '1'='1" }, -2],
  ['a language of 10 KB', { 'accept-language': 'zh,'.repeat(3_000) }, -1],
  ['cookies without a value', { cookie: `browser; =; browser=${'x'.repeat(5_000)}` }, -1],
  ['a browser id that is no id', { browser: "'; drop table users; --" }, -1],
]

test.each(ABUSE)('headers: %s is answered like any wrong one', async (_what, headers, code) => {
  expect(await raw('/api/user/info', headers)).toMatchObject({ code })
})

test('an empty, long or odd Idempotency-Key is refused', async () => {
  const { token } = await server.register()
  for (const key of ['', 'x'.repeat(65), "a'b", 'a b', 'a/b']) {
    const body = { from: WALLET, to: OPTIONS, currencyId: USDT, amount: '1' }
    const reply = await server.call('account.fundsMovement', body, { token, key })
    expect([key, reply.code]).toEqual([key, ERROR_NUMBERS.INPUT_ERROR])
  }
})

type Spend = { kind: 'order' | 'move'; units: number }

const spend = fc.record<Spend>({
  kind: fc.constantFrom('order' as const, 'move' as const),
  units: fc.integer({ min: 1_000_000, max: 40_000_000 }),
})

test('orders and moves at the same time spend a balance once: what went out is what is missing, never below zero', async () => {
  const run = async (spends: Spend[]): Promise<void> => {
    const { token } = await server.register()
    await moveIn(token, '60')
    const done = await Promise.all(
      spends.map(async ({ kind, units }) => {
        const amount = toWire(money(String(units)).div('1000000'))
        const reply =
          kind === 'order'
            ? await server.call('options.order', { ...TICKET, quantity: amount }, { token })
            : await send(
                server.address,
                'account.fundsMovement',
                { from: OPTIONS, to: WALLET, currencyId: USDT, amount },
                { token },
              )
        if (reply.code !== 0) expect(reply.code).toBe(ERROR_NUMBERS.INSUFFICIENT_AVAILABLE)
        return reply.code === 0 ? { kind, amount: money(amount) } : null
      }),
    )
    const taken = done.flatMap((d) => d ?? [])
    const of = (kind: Spend['kind']) => sum(taken.filter((d) => d.kind === kind).map((d) => d.amount))
    const left = await inOptions(token)
    expect(left.frozen).toBe(toWire(of('order')))
    expect(left.available).toBe(toWire(money('60').minus(of('order')).minus(of('move'))))
    expect(money(left.available).gte('0')).toBe(true)
    const wallet = await server.ok('account.oneAssets', { a: WALLET, b: USDT }, { token })
    expect(wallet.available).toBe(toWire(money('9940').plus(of('move'))))
  }
  await fc.assert(fc.asyncProperty(fc.array(spend, { minLength: 6, maxLength: 16 }), run), { numRuns: 8 })
}, 60_000)
