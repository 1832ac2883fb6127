import { AppError } from '@server/http/errors'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    if (result.status === 'rejected' && !(result.reason instanceof AppError)) throw result.reason
    const code = result.status === 'fulfilled' ? 'done' : (result.reason as AppError).code
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

test('200 quotes taken at once, twice what the balances hold: each user pays for two, none is overdrawn', async () => {
  const users = await Promise.all(Array.from({ length: 50 }, () => desk.ctx.fundedUser()))
  const targets = [2, 3, 4, 5] as const
  const quotes = await Promise.all(
    users.flatMap((user) =>
      targets.map(async (to) => ({ user, quote: await desk.quote(user, { to, amount: '4000' }) })),
    ),
  )
  const results = await Promise.allSettled(quotes.map(({ user, quote }) => desk.take(user, quote.quoteId)))
  expect(codesOf(results)).toEqual({ done: 100, INSUFFICIENT_AVAILABLE: 100 })
  expect(await Promise.all(users.map((user) => desk.wallet(user, 1)))).toEqual(users.map(() => '2000'))
}, 60_000)

test('one quote taken 200 times at once is exchanged once', async () => {
  const user = await desk.ctx.fundedUser()
  const { quoteId } = await desk.quote(user)
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => desk.take(user, quoteId)))
  expect(codesOf(results)).toEqual({ done: 1, QUOTE_USED: 199 })
  expect(await desk.wallet(user, 1)).toBe('9000')
}, 60_000)

test('quotes asked for at once leave one that can be taken', async () => {
  const user = await desk.ctx.fundedUser()
  const quotes = await Promise.all(Array.from({ length: 20 }, () => desk.quote(user, { amount: '5' })))
  const results = await Promise.allSettled(quotes.map(({ quoteId }) => desk.take(user, quoteId)))
  expect(codesOf(results)).toEqual({ done: 1, QUOTE_EXPIRED: 19 })
})
