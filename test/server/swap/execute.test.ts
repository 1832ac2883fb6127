import type { RecordEvent } from '@server/bus'
import { houseAccount } from '@server/ledger'
import { fundPage } from '@server/services/fundsHistory'
import { swapHistory } from '@server/services/swap/history'
import { money, toWire } from '@core/money'
import { NOON } from '../../helpers/context'
import { payment } from '../../helpers/ledger'
import { openDesk, PRICES, type Desk } from './desk'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => {
  desk.ctx.clock.time = NOON
  desk.ctx.market.prices = { ...PRICES }
})

/** What a user's entries were, oldest first: type and signed amount. */
const entriesOf = async (userId: string) => {
  const rows = await desk.ctx.db.query<{ fund_type: number; amount: string }>(
    'test.entries',
    `select fund_type, amount from entries e join accounts a on a.id = e.account_id
     where a.user_id = $1 and e.event = 'swap' order by e.line`,
    [userId],
  )
  return rows.map((row) => [row.fund_type, toWire(money(row.amount))])
}

test('1,000 USDT into BTC: out 999 and a fee of 1, in 0.01661669, and the reply has the balances left', async () => {
  const user = await desk.ctx.fundedUser()
  const heard: RecordEvent[] = []
  const stop = desk.ctx.bus.subscribe('record', (event) => heard.push(event))
  const before = await desk.house('fees', 1)
  const { quoteId } = await desk.quote(user)
  const { swap, from, to } = await desk.take(user, quoteId)
  stop()
  expect(swap).toMatchObject({
    screen: 'swap',
    from: 1,
    to: 5,
    amount: '1000',
    fee: '1',
    rate: '0.000016633333333333',
    received: '0.01661669',
    burned: '0',
    time: NOON,
  })
  expect(from).toEqual({ available: '9000', frozen: '0' })
  expect(to).toEqual({ available: '0.11661669', frozen: '0' })
  expect(await entriesOf(user)).toEqual([
    [2, '-999'],
    [7, '-1'],
    [10, '0.01661669'],
  ])
  expect(toWire(money(await desk.house('fees', 1)).minus(before))).toBe('1')
  expect(heard).toEqual([{ userId: user, kind: 'swap', id: swap.id }])
})

test('on the token screen what comes in is of type 25', async () => {
  const user = await desk.ctx.fundedUser()
  // Fee 0.2 %, spread 0.5 %: (100 - 0.2) x 0.995 / 0.4 = 248.2525
  const { quoteId } = await desk.quote(user, { to: 3, amount: '100', screen: 'token' })
  await desk.take(user, quoteId)
  expect(await entriesOf(user)).toEqual([
    [2, '-99.8'],
    [7, '-0.2'],
    [25, '248.2525'],
  ])
})

test('a fee in BBT is burned in the same movement', async () => {
  const user = await desk.ctx.fundedUser()
  const [fees, burned] = [await desk.house('fees', 3), await desk.house('burn', 3)]
  // Fee 0.2 % of 500; (500 - 1) x 0.4 x 0.995 = 198.602
  const { quoteId } = await desk.quote(user, { from: 3, to: 1, amount: '500' })
  const { swap } = await desk.take(user, quoteId)
  expect(swap).toMatchObject({ fee: '1', burned: '1', received: '198.602' })
  expect(await desk.house('fees', 3)).toBe(fees)
  expect(toWire(money(await desk.house('burn', 3)).minus(burned))).toBe('1')
  expect(await desk.wallet(user, 3)).toBe('500')
})

test('a double tap and a retry after a lost reply exchange once and get one answer', async () => {
  const user = await desk.ctx.fundedUser()
  const { quoteId } = await desk.quote(user)
  const [a, b] = await Promise.all([desk.take(user, quoteId, 'tap'), desk.take(user, quoteId, 'tap')])
  desk.ctx.clock.time += 3_600_000
  const late = await desk.take(user, quoteId, 'tap')
  expect([b, late]).toEqual([a, a])
  expect(await desk.wallet(user, 1)).toBe('9000')
})

test('a quote is used once: another key is refused, also at the same moment', async () => {
  const user = await desk.ctx.fundedUser()
  const { quoteId } = await desk.quote(user)
  const results = await Promise.allSettled([desk.take(user, quoteId), desk.take(user, quoteId)])
  expect(results.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(desk.take(user, quoteId)).rejects.toMatchObject({ code: 'QUOTE_USED' })
  expect(await desk.wallet(user, 1)).toBe('9000')
})

test("somebody else's quote, or none, is no quote", async () => {
  const [anna, ben] = [await desk.ctx.fundedUser(), await desk.ctx.fundedUser()]
  const { quoteId } = await desk.quote(anna)
  await expect(desk.take(ben, quoteId)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  await expect(desk.take(ben, 'nothing')).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  await expect(desk.take(anna, quoteId)).resolves.toBeDefined()
})

test.each([
  [4_999, true],
  [5_000, false],
  [5_001, false],
])('after %d ms a quote can be taken: %s', async (ms, taken) => {
  const user = await desk.ctx.fundedUser()
  const { quoteId } = await desk.quote(user)
  desk.ctx.clock.time += ms
  const outcome = desk.take(user, quoteId)
  if (taken) await expect(outcome).resolves.toBeDefined()
  else await expect(outcome).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  expect(await desk.wallet(user, 1)).toBe(taken ? '9000' : '10000')
})

test.each([
  // 0.2 % of 60,000 are 120
  ['60120', true],
  ['59880', true],
  ['60120.01', false],
  ['59879.99', false],
])('with BTC at %s instead of 60,000 the quote stands: %s', async (price, stands) => {
  const user = await desk.ctx.fundedUser()
  const { quoteId, received } = await desk.quote(user, { from: 5, to: 1, amount: '0.1' })
  desk.ctx.market.prices[5] = price
  const outcome = desk.take(user, quoteId)
  if (stands) return expect(outcome).resolves.toMatchObject({ swap: { received } })
  await expect(outcome).rejects.toMatchObject({ code: 'PRICE_MOVED' })
  expect(await desk.wallet(user, 5)).toBe('0.1')
  const again = await desk.quote(user, { from: 5, to: 1, amount: '0.1' })
  return expect(desk.take(user, again.quoteId)).resolves.toBeDefined()
})

test('a price that went stale meanwhile stops it', async () => {
  const user = await desk.ctx.fundedUser()
  const { quoteId } = await desk.quote(user)
  desk.ctx.market.isStale = () => true
  await expect(desk.take(user, quoteId)).rejects.toMatchObject({ code: 'PRICE_STALE' })
  desk.ctx.market.isStale = () => false
  await expect(desk.take(user, quoteId)).resolves.toBeDefined()
})

test('the whole balance can be exchanged, and not one unit more', async () => {
  const user = await desk.ctx.fundedUser()
  const more = await desk.quote(user, { amount: '10000.000001' })
  await expect(desk.take(user, more.quoteId)).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE' })
  const all = await desk.quote(user, { amount: '10000' })
  await desk.take(user, all.quoteId)
  expect(await desk.wallet(user, 1)).toBe('0')
})

test('a house that lost its coins meanwhile refuses; with exactly enough, spread over its shards, it pays', async () => {
  const user = await desk.ctx.fundedUser()
  const { quoteId, received } = await desk.quote(user, { to: 4 })
  const owned = Array.from({ length: 8 }, (_, shard) => houseAccount('swap', 4, shard))
  const [sink] = [houseAccount('issuance', 4, 0)]
  const balance = async (id: string): Promise<string> => {
    const [row] = await desk.ctx.db.query<{ available: string }>(
      'test.account',
      'select available from accounts where id = $1',
      [id],
    )
    return toWire(money(row?.available ?? 'none'))
  }
  const post = (from: string, to: string, amount: string) =>
    desk.ctx.db.tx((t) => desk.ctx.ledger.post(t, [payment(from, to, amount)]))
  for (const shard of owned) await post(shard, sink, await balance(shard))
  const unit = '0.000000000000000001'
  const rest = toWire(money(received).minus(unit))
  await post(sink, owned[0] as string, rest)
  await expect(desk.take(user, quoteId)).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
  expect(await desk.wallet(user, 1)).toBe('10000')
  await post(sink, owned[1] as string, unit)
  await expect(desk.take(user, quoteId)).resolves.toMatchObject({ swap: { received } })
  expect(await desk.house('swap', 4)).toBe('0')
})

test('records: newest first, by screen, each on one page; entries lead to them', async () => {
  const user = await desk.ctx.fundedUser()
  const ids: string[] = []
  for (const screen of ['swap', 'token', 'swap'] as const) {
    const { quoteId } = await desk.quote(user, { to: 3, amount: '10', screen })
    ids.unshift((await desk.take(user, quoteId)).swap.id)
  }
  const page = (pageNum: number) => swapHistory(desk.ctx.db, user, { pageNum, pageSize: 2 })
  const [first, second] = [await page(1), await page(2)]
  expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids)
  expect([first.total, first.pages]).toEqual([3, 2])
  const token = await swapHistory(desk.ctx.db, user, { screen: 'token', pageNum: 1, pageSize: 20 })
  expect(token.list.map(({ id }) => id)).toEqual([ids[1]])
  const entries = await fundPage(desk.ctx.db, user, { type: 2 }, { limit: 10, offset: 0 })
  expect(entries.list.map(({ refType, refId }) => [refType, refId])).toEqual(ids.map((id) => ['swap', id]))
})
