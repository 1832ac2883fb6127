import { CONTRACT, CURRENCIES, FUND, FUND_TYPES, USDT, WALLET, type FundTypeId } from '@core/domain'
import { houseAccount, userAccount } from '@server/ledger'
import { uuidv7 } from '@server/store/ids'
import type { FundFilter } from '@server/services/fundsHistory'
import { openApp, type TestApp } from '../../helpers/app'
import { NOON } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'

let app: TestApp
beforeAll(async () => {
  app = await openApp()
})
afterAll(async () => {
  expect(await unbalancedCurrencies(app.ctx.db)).toEqual([])
  await app.close()
})

interface Who {
  userId: string
  token: string
}

const BTC = 5
/** Books one entry of each type for a user: a credit of its number, in the wallet's USDT or the contract account's BTC. */
const book = (who: Who, types: readonly FundTypeId[], place: 'wallet' | 'contract' = 'wallet') => {
  const currency = place === 'wallet' ? USDT : BTC
  const account = userAccount(who.userId, place === 'wallet' ? WALLET : CONTRACT, currency)
  const postings = types.map((fundType) => ({
    txId: uuidv7(),
    event: 'test',
    refType: 'test',
    refId: 'test',
    entries: [
      {
        account: houseAccount('issuance', currency, 0),
        amount: `-${fundType}`,
        bucket: 'available' as const,
      },
      { account, amount: `${fundType}`, bucket: 'available' as const },
    ].map((entry) => ({ ...entry, fundType })),
  }))
  return app.ctx.db.tx((t) => app.ctx.ledger.post(t, postings))
}

const ask = (who: Who, request: FundFilter & { before?: string; pageNum?: number; pageSize?: number }) =>
  app.ok('assets.histories', request, { token: who.token })

/** Every page by cursor, with something done between two of them. */
const readOn = async (who: Who, filter: FundFilter, pageSize: number, between = () => Promise.resolve()) => {
  const ids: string[] = []
  let before: string | undefined
  do {
    const page = await ask(who, { ...filter, pageSize, before })
    ids.push(...page.list.map((entry) => entry.id))
    before = page.next ?? undefined
    await between()
  } while (before !== undefined)
  return ids
}

const ALL = FUND_TYPES.map((type) => type.id)

test('each of the 25 types is found by its filter alone', async () => {
  const who = await app.user()
  await book(who, ALL)
  for (const type of ALL) {
    const { list, total } = await ask(who, { type })
    // The demo's five opening balances are of type 21.
    expect(list.map((entry) => entry.type)).toEqual(Array(type === FUND.openingBalance ? 6 : 1).fill(type))
    expect(total).toBe(list.length)
  }
})

test('filters combine: currency, account, type, dates with `from` included and `to` not', async () => {
  const who = await app.user()
  await book(who, [1, 2], 'contract')
  app.ctx.clock.time = NOON + 10
  await book(who, [1, 2], 'contract')
  const count = async (filter: FundFilter) => {
    const { list, total } = await ask(who, filter)
    expect(total).toBe(list.length)
    return total
  }
  // By hand: 5 opening balances at noon, 2 entries at noon, 2 ten milliseconds later.
  expect(await count({})).toBe(9)
  expect(await count({ accountType: CONTRACT })).toBe(4)
  expect(await count({ currencyId: BTC })).toBe(5)
  expect(await count({ currencyId: BTC, accountType: CONTRACT, type: 1 })).toBe(2)
  expect(await count({ type: 1, from: NOON + 10 })).toBe(1)
  expect(await count({ from: NOON + 10 })).toBe(2)
  expect(await count({ from: NOON + 11 })).toBe(0)
  expect(await count({ to: NOON + 10 })).toBe(7)
  expect(await count({ to: NOON + 11 })).toBe(9)
  expect(await count({ from: NOON, to: NOON })).toBe(0)
  app.ctx.clock.time = NOON
})

test.each([{}, { type: 3 }, { accountType: CONTRACT }, { to: NOON + 1 }])(
  'by cursor %p: pages of 1, 2, 3 and 7 hold the same entries in the same order, of equal times too',
  async (filter) => {
    const who = await app.user()
    await book(who, [3, 3, 4, 3, 5])
    await book(who, [3, 6, 3, 3], 'contract')
    const whole = (await ask(who, { ...filter, pageSize: 100 })).list.map((entry) => entry.id)
    expect(whole.length).toBeGreaterThan(3)
    for (const size of [1, 2, 3, 7]) expect(await readOn(who, filter, size)).toEqual(whole)
  },
)

test('entries that arrive while someone reads are neither repeated nor do they hide others', async () => {
  const who = await app.user()
  await book(who, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  const before = (await ask(who, { pageSize: 100 })).list.map((entry) => entry.id)
  const read = await readOn(who, {}, 3, async () => {
    app.ctx.clock.time += 1
    await book(who, [10, 11], 'contract')
  })
  expect(read).toEqual(before)
  app.ctx.clock.time = NOON
})

test('pages by number work as ever, and totals are counted', async () => {
  const who = await app.user()
  await book(who, [1, 2, 3, 4, 5])
  const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => ask(who, { pageNum, pageSize: 4 })))
  expect(pages.map((page) => page.list.length)).toEqual([4, 4, 2, 0])
  expect(new Set(pages.flatMap((page) => page.list.map((entry) => entry.id))).size).toBe(10)
  expect(pages[0]).toMatchObject({ total: 10, pages: 3, capped: false })
  expect(pages[2]?.next).toBeNull()
})

test('someone else neither sees them nor gets anywhere by their cursor', async () => {
  const [anna, ben] = [await app.user(), await app.user()]
  await book(anna, [1, 2, 3])
  const { next, list } = await ask(anna, { pageSize: 2 })
  const seen = (await ask(ben, { before: next ?? '', pageSize: 100 })).list
  const own = new Set((await ask(ben, { pageSize: 100 })).list.map((entry) => entry.id))
  expect(list).toHaveLength(2)
  expect(seen.filter((entry) => !own.has(entry.id))).toEqual([])
})

test.each(['x', '1-2-3', '1-4-1-1', '1-1-6-1', '-1-1-1-1', '1-1-1-1234567890123456'])(
  'the cursor %p is refused',
  async (before) => {
    const { token } = await app.user()
    const reply = await app.call('assets.histories', { before }, { token })
    expect(reply).toMatchObject({ code: 1001, obj: { params: { field: 'before' } } })
  },
)

test('every currency of every account has its own running balance', async () => {
  const who = await app.user()
  await book(who, [1, 2, 3])
  const { list } = await ask(who, { accountType: WALLET, currencyId: USDT })
  // 10,000 at the opening, then 1, 2 and 3 more.
  expect(list.map((entry) => entry.balanceAfter)).toEqual(['10006', '10003', '10001', '10000'])
  expect(CURRENCIES).toHaveLength(5)
})
