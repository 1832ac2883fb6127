import { randomUUID } from 'node:crypto'
import { OPTIONS, USDT, WALLET, ERROR_NUMBERS, type ErrorCode } from '@core/domain'
import { money, sum, toWire } from '@core/money'
import { AppError } from '@server/http/errors'
import type { Drawer } from '../withdrawals/desk'
import { moveBody, openMoney, ticket, type MoneyDesk } from './desk'

/** Everything that can leave a balance, at the same moment. */

jest.setTimeout(120_000)

let desk: MoneyDesk
beforeAll(async () => {
  desk = await openMoney()
})
afterAll(() => desk.close())

type Way = 'toOptions' | 'toWallet' | 'stake' | 'user' | 'partner' | 'withdraw' | 'swap'

/** What became of one wish: the code of its refusal, or done. */
interface Outcome {
  way: Way
  amount: string
  code: number
}

const SHORT: readonly ErrorCode[] = ['INSUFFICIENT_AVAILABLE', 'INSUFFICIENT_WITHDRAWABLE']

/** A service's refusal as the call would answer it. */
const codeOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 0,
    (error: unknown) => {
      if (error instanceof AppError) return ERROR_NUMBERS[error.code]
      throw error
    },
  )

/** The ways out of one user's USDT, each asked for under one key as often as it is called. */
const waysOf = (
  who: Drawer,
  recipientId: string,
  quotes: readonly string[],
): Record<Way, (key: string, amount: string) => Promise<number>> => {
  const options = (key: string) => ({ token: who.token, key })
  const move = async (key: string, body: ReturnType<typeof moveBody>) =>
    (await desk.call('account.fundsMovement', body, options(key))).code
  return {
    toOptions: (key, amount) => move(key, moveBody(amount)),
    toWallet: (key, amount) => move(key, moveBody(amount, OPTIONS)),
    stake: async (key, amount) => (await desk.call('options.order', ticket(amount), options(key))).code,
    user: (key, amount) => codeOf(desk.send(who, { recipientId, amount }, key)),
    partner: (key, amount) =>
      codeOf(desk.send(who, { kind: 'partner', partnerId: 'acme', to: 'a', amount }, key)),
    withdraw: (key, amount) => codeOf(desk.take(who, amount, key)),
    swap: async (key) => {
      const quoteId = quotes[Number.parseInt(key.slice(-1), 16) % quotes.length] ?? ''
      return (await desk.call('currency.exchange', { quoteId }, options(key))).code
    },
  }
}

/** One running quote for each coin that USDT can become. */
const quotesOf = async ({ token }: Drawer, amount: string): Promise<string[]> => {
  const ids: string[] = []
  for (const to of [2, 3, 4, 5]) {
    ids.push((await desk.ok('currency.exchangeData', { from: USDT, to, amount }, { token })).quoteId)
  }
  return ids
}

/** Of each of four quotes; each can be taken once, however many devices take it. */
const SWAP = '50.1'

/** How often each way is wished for, and how much each time: more than twice what is there. */
const WISHES: readonly [Way, number, string][] = [
  ['toOptions', 40, '110.000001'],
  ['toWallet', 24, '70.5'],
  ['stake', 32, '61.25'],
  ['user', 36, '120.000007'],
  ['partner', 24, '99.99'],
  ['withdraw', 36, '130.03'],
  ['swap', 24, SWAP],
]

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, at: randomUUID() }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item)

const LOWEST = `
select min(balance_after) as lowest from entries e join accounts a on a.id = e.account_id where a.user_id = $1`

test('216 moves, stakes, sends, payments, withdrawals and swaps at once: what left is what succeeded, nothing overdrawn', async () => {
  const [who, other] = [await desk.drawer(), await desk.drawer()]
  const ways = waysOf(who, await desk.recipient(who, other), await quotesOf(who, SWAP))
  await desk.ok('account.fundsMovement', moveBody('1000'), { token: who.token })
  const wishes = shuffled(
    WISHES.flatMap(([way, times, amount]) => Array.from({ length: times }, () => ({ way, amount }))),
  )
  const attempt = async (way: Way, amount: string): Promise<Outcome> => ({
    ...{ way, amount },
    code: await ways[way](randomUUID(), amount),
  })
  // Each way once by itself: in the crowd, the quickest may leave nothing to the others.
  const outcomes: Outcome[] = []
  for (const [way, , amount] of WISHES) outcomes.push(await attempt(way, amount))
  outcomes.push(...(await Promise.all(wishes.map(({ way, amount }) => attempt(way, amount)))))

  const used = ERROR_NUMBERS.QUOTE_USED
  const refusals = outcomes.filter(({ code }) => code !== 0)
  const short = SHORT.map((code): number => ERROR_NUMBERS[code])
  expect(
    refusals.filter(({ way, code }) => !short.includes(code) && (way !== 'swap' || code !== used)),
  ).toEqual([])
  const done = (way: Way) =>
    sum(outcomes.filter((o) => o.way === way && o.code === 0).map((o) => money(o.amount)))
  for (const [way] of WISHES) expect([way, done(way).gt('0')]).toEqual([way, true])

  const [toOptions, toWallet, stake, user, partner, withdraw, swap] = WISHES.map(([way]) => done(way))
  const left = money('9000').plus(toWallet ?? '0')
  const gone = sum([toOptions, user, partner, withdraw, swap].map((amount) => money(amount ?? '0')))
  expect(await desk.balance(who, WALLET)).toEqual([
    toWire(left.minus(gone)),
    toWire(money(partner ?? '0').plus(withdraw ?? '0')),
  ])
  expect(await desk.balance(who, OPTIONS)).toEqual([
    toWire(
      money('1000')
        .plus(toOptions ?? '0')
        .minus(toWallet ?? '0')
        .minus(stake ?? '0'),
    ),
    toWire(money(stake ?? '0')),
  ])
  expect((await desk.balance(other, WALLET))[0]).toBe(toWire(money('10000').plus(user ?? '0')))
  const [row] = await desk.ctx.db.query<{ lowest: string }>('test.lowest', LOWEST, [who.userId])
  expect(money(row?.lowest ?? '-1').gte('0')).toBe(true)
})
