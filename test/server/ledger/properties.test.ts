import fc from 'fast-check'
import { CURRENCIES, FUND, WALLET, type CurrencyId } from '@core/domain'
import { money, parseAmount, toWire } from '@core/money'
import type { AppError } from '@server/http/errors'
import {
  audit,
  houseAccount,
  isClean,
  userAccount,
  type Bucket,
  type Entry,
  type Posting,
} from '@server/ledger'
import { uuidv7 } from '@server/store/ids'
import { openBooks, payment, unbalancedCurrencies, type Books } from '../../helpers/ledger'

/** Random movements between users, buckets and the house; a model kept beside says what must come out. */

let books: Books
const users = Array.from({ length: 3 }, () => uuidv7())

const frozen = (account: string, amount: string): Posting => ({
  ...payment(account, account, amount),
  entries: [
    { account, bucket: 'available', fundType: FUND.frozen, amount: `-${amount}` },
    { account, bucket: 'frozen', fundType: FUND.frozen, amount },
  ],
})

beforeAll(async () => {
  books = await openBooks()
  await books.db.tx(async (t) => {
    for (const userId of users) await books.ledger.openUser(t, userId)
    const grants = CURRENCIES.flatMap((c) =>
      [0, 1, 2, 3].flatMap((index) => {
        const account = accountOf(index, c.id)
        return [
          payment(houseAccount('issuance', c.id, 0), account, '100', FUND.openingBalance),
          frozen(account, '50'),
        ]
      }),
    )
    await books.ledger.post(t, grants)
  })
})
afterAll(() => books.close())

interface Move {
  from: number
  to: number
  fromBucket: Bucket
  toBucket: Bucket
  currencyId: CurrencyId
  amount: string
}

const bucket = fc.constantFrom<Bucket>('available', 'frozen')
const move = fc
  .record({
    from: fc.nat(3),
    to: fc.nat(3),
    fromBucket: bucket,
    toBucket: bucket,
    currency: fc.constantFrom(...CURRENCIES),
    units: fc.bigInt({ min: 1n, max: 60n }),
    digits: fc.nat(18),
  })
  .map(({ currency, units, digits, ...rest }): Move => {
    const scale = Math.min(digits, currency.scale)
    const amount = toWire(money(String(units)).div(money('1' + '0'.repeat(scale))))
    return { ...rest, currencyId: currency.id, amount }
  })

/** Index 3 is the house's fee account. */
const accountOf = (index: number, currencyId: CurrencyId): string => {
  const userId = users[index]
  return userId ? userAccount(userId, WALLET, currencyId) : houseAccount('fees', currencyId, 0)
}

const entriesOf = (m: Move): Entry[] => [
  { account: accountOf(m.from, m.currencyId), bucket: m.fromBucket, fundType: 4, amount: `-${m.amount}` },
  { account: accountOf(m.to, m.currencyId), bucket: m.toBucket, fundType: 16, amount: m.amount },
]

type Model = Map<string, string>
const read = async (): Promise<Model> => {
  const rows = await books.db.query<{ id: string; available: string; frozen: string }>(
    'test.balances',
    'select id, available, frozen from accounts',
  )
  const plain = (text: string) => toWire(money(text))
  return new Map(
    rows.flatMap((r) => [
      [`${r.id}.available`, plain(r.available)] as const,
      [`${r.id}.frozen`, plain(r.frozen)] as const,
    ]),
  )
}

const expectedAfter = (before: Model, entries: readonly Entry[]): Model => {
  const after = new Map(before)
  for (const { account, bucket: name, amount } of entries) {
    const key = `${account}.${name}`
    after.set(key, toWire(money(after.get(key) ?? '0').plus(money(amount))))
  }
  return after
}

test('any batch of movements happens as a whole or not at all, and never below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
      const before = await read()
      const entries = moves.flatMap(entriesOf)
      const expected = expectedAfter(before, entries)
      const touched = entries.map((e) => `${e.account}.${e.bucket}`)
      const possible = touched.every((key) => money(expected.get(key) ?? '0').gte('0'))
      const postings = moves.map((m) => ({
        txId: uuidv7(),
        event: 'test',
        refType: 'test',
        refId: 'test',
        entries: entriesOf(m),
      }))
      const done = await books.db
        .tx((t) => books.ledger.post(t, postings))
        .then(
          () => true,
          (error: unknown) => {
            const houseShort = error instanceof Error && error.message.includes('accounts_house_not_negative')
            if (!houseShort) expect((error as AppError).code).toBe('INSUFFICIENT_AVAILABLE')
            return false
          },
        )
      expect(done).toBe(possible)
      expect(await read()).toEqual(done ? expected : before)
      expect(await unbalancedCurrencies(books.db)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('after all of it every balance is the sum of its entries, line by line', async () => {
  const report = await books.db.tx((t) => audit(t))
  expect(report.entries).toBeGreaterThan(150)
  expect(isClean(report)).toBe(true)
})

test('an audit sees a balance that was changed behind the ledger', async () => {
  const account = accountOf(0, 1)
  await books.db.tx(async (t) => {
    await t.query('test.tamper', 'update accounts set available = available + 1 where id = $1', [account])
    const report = await audit(t)
    expect(report.wrongBalances).toEqual([account])
    expect(report.wrongCurrencies).toEqual([1])
    await t.query('test.untamper', 'update accounts set available = available - 1 where id = $1', [account])
  })
})

test.each(['1e-30', '-1', '1e3', 'NaN', ''])('the text %p is no amount', (text) => {
  expect(parseAmount(text, 18)).toBeNull()
})
