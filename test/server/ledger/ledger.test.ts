import { FUND, OPTIONS, USDT, WALLET, type CurrencyId } from '@core/domain'
import { audit, houseAccount, isClean, userAccount } from '@server/ledger'
import { uuidv7 } from '@server/store/ids'
import { openBooks, payment, type Books } from '../../helpers/ledger'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(async () => {
  expect(isClean(await books.db.tx((t) => audit(t)))).toBe(true)
  await books.close()
})

const issuance = houseAccount('issuance', USDT, 0)

const newUser = async (funds: string, currencyId: CurrencyId = USDT): Promise<string> => {
  const userId = uuidv7()
  const from = houseAccount('issuance', currencyId, 0)
  await books.db.tx(async (t) => {
    await books.ledger.openUser(t, userId)
    await books.ledger.post(t, [
      payment(from, userAccount(userId, WALLET, currencyId), funds, FUND.openingBalance),
    ])
  })
  return userId
}

const walletOf = async (userId: string): Promise<string | undefined> =>
  (await books.ledger.balances(books.db, userId)).find(
    (b) => b.accountType === WALLET && b.currencyId === USDT,
  )?.available

const pay = (from: string, to: string, amount: string) =>
  books.db.tx((t) => books.ledger.post(t, [payment(from, to, amount)]))

test('a new user has fifteen accounts: three types of five currencies', async () => {
  const userId = await newUser('1')
  const balances = await books.ledger.balances(books.db, userId)
  expect(balances).toHaveLength(15)
  expect(new Set(balances.map((b) => `${b.accountType}.${b.currencyId}`)).size).toBe(15)
})

test('100 in, 30.000001 out leaves 69.999999; lines are numbered with running balances', async () => {
  const userId = await newUser('100')
  const account = userAccount(userId, WALLET, USDT)
  await pay(account, issuance, '30.000001')
  const lines = await books.db.query(
    'test.lines',
    'select seq, amount::float8::text as amount, balance_after::float8::text as after from entries where account_id = $1 order by seq',
    [account],
  )
  expect(lines).toEqual([
    { seq: '1', amount: '100', after: '100' },
    { seq: '2', amount: '-30.000001', after: '69.999999' },
  ])
})

test('more than there is cannot be paid, and nothing is written', async () => {
  const userId = await newUser('5')
  const account = userAccount(userId, WALLET, USDT)
  await expect(pay(account, issuance, '5.000001')).rejects.toMatchObject({ code: 'INSUFFICIENT_AVAILABLE' })
  expect(await walletOf(userId)).toMatch(/^5\.0+$/)
})

test('200 parallel payments of 1 from a balance of 50: exactly 50 succeed', async () => {
  const userId = await newUser('50')
  const account = userAccount(userId, WALLET, USDT)
  const target = userAccount(userId, OPTIONS, USDT)
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => pay(account, target, '1')))
  expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(50)
  expect(await walletOf(userId)).toMatch(/^0(\.0+)?$/)
})

test('payments crossing between four users in both directions neither deadlock nor lose anything', async () => {
  const users = await Promise.all(['100', '100', '100', '100'].map((funds) => newUser(funds)))
  const accounts = users.map((id) => userAccount(id, WALLET, USDT))
  const jobs = Array.from({ length: 160 }, (_, i) => {
    const from = accounts[i % 4] ?? ''
    const to = accounts[(i + 1 + (i % 3)) % 4] ?? ''
    return pay(from, to, '0.5')
  })
  const results = await Promise.allSettled(jobs)
  expect(results.every((r) => r.status === 'fulfilled')).toBe(true)
})

test.each([
  ['entries that do not sum to zero', [['2', '-1']], /sum to zero/],
  ['no entries at all', [[]], /without entries/],
  ['more digits than USDT has', [['0.0000001', '-0.0000001']], /more digits/],
] as const)('%s are a fault', async (_, groups, message) => {
  const account = houseAccount('fees', USDT, 0)
  const postings = groups.map((amounts) => ({
    ...payment(issuance, account, '1'),
    entries: amounts.map((amount) => ({ account, bucket: 'available' as const, fundType: FUND.fee, amount })),
  }))
  await expect(books.db.tx((t) => books.ledger.post(t, postings))).rejects.toThrow(message)
})

test('one currency cannot pay for another: 1 USDT out, 1 TRX in is refused', async () => {
  const posting = payment(issuance, houseAccount('issuance', 2, 0), '1')
  await expect(books.db.tx((t) => books.ledger.post(t, [posting]))).rejects.toThrow('per currency')
})

test('an account that does not exist, and a movement posted twice, are refused', async () => {
  const posting = payment(issuance, houseAccount('fees', USDT, 0), '1')
  const unknown = payment(issuance, uuidv7(), '1')
  await expect(books.db.tx((t) => books.ledger.post(t, [unknown]))).rejects.toThrow('does not exist')
  await books.db.tx((t) => books.ledger.post(t, [posting]))
  await expect(books.db.tx((t) => books.ledger.post(t, [posting]))).rejects.toThrow(/entries_tx/)
})

test('the house pays from one shard, gathers the others when none has enough, and refuses beyond all', async () => {
  const shards = [0, 1, 2].map((shard) => houseAccount('swap', USDT, shard))
  for (const shard of shards) await pay(issuance, shard, '10')
  await books.db.tx(async (t) => {
    expect(shards).toContain(await books.ledger.house(t, 'swap', USDT, '10'))
    const gathered = await books.ledger.house(t, 'swap', USDT, '25')
    await books.ledger.post(t, [payment(gathered, issuance, '25')])
  })
  const beyond = books.db.tx((t) => books.ledger.house(t, 'swap', USDT, '5.000001'))
  await expect(beyond).rejects.toMatchObject({ code: 'HOUSE_LIMIT' })
})

test('changed balances are announced after the commit, and not when the transaction fails', async () => {
  const userId = await newUser('10')
  const heard: string[] = []
  const stop = books.bus.subscribe('balance', (event) => heard.push(event.userId))
  const account = userAccount(userId, WALLET, USDT)
  const failing = books.db.tx(async (t) => {
    await books.ledger.post(t, [payment(account, issuance, '1')])
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await pay(account, issuance, '4')
  stop()
  expect(heard).toEqual([userId])
})
