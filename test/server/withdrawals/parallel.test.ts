import { randomUUID } from 'node:crypto'
import { number } from '../people/helper'
import { takeWithdrawal } from '@server/services/withdrawals/request'
import { AppError } from '@server/http/errors'
import { openWithdrawals, type WithdrawDesk } from './desk'

let desk: WithdrawDesk
beforeAll(async () => {
  desk = await openWithdrawals()
})
afterAll(() => desk.close())

/** Passwords and codes are passed before; this is what decides. */
const take = (userId: string, body: ReturnType<WithdrawDesk['body']>): Promise<string> =>
  desk.ctx.db
    .tx((t) => takeWithdrawal(desk.ctx, t, userId, body))
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    )

const tally = (outcomes: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(outcomes)].map((o) => [o, outcomes.filter((x) => x === o).length]))

test('200 at once from one balance never overdraw it', async () => {
  const who = await desk.drawer()
  // 10,000 hold 83 times 120, and no 84th.
  const body = desk.body(who, { amount: '120' })
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => take(who.userId, body)))
  expect(tally(outcomes)).toEqual({ taken: 83, INSUFFICIENT_WITHDRAWABLE: 117 })
  expect(await desk.wallet(who)).toEqual({ available: '40', frozen: '9960' })
})

test('parallel ones do not pass the 24-hour limit together', async () => {
  await desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'day=500')
  const who = await desk.drawer()
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => take(who.userId, desk.body(who))))
  expect(tally(outcomes)).toEqual({ taken: 5, WITHDRAW_DAY_LIMIT: 35 })
  await desk.ops.run('withdrawal-limits', 'USDT', 'tron', 'day=50000')
})

test('two taps under one key are one withdrawal with one answer', async () => {
  const who = await desk.drawer()
  const [key, code] = [randomUUID(), await desk.codeFor100(who)]
  const replies = await Promise.all([1, 2, 3].map(() => desk.withdraw(who, { code }, { key })))
  expect(new Set(replies.map(({ obj }) => JSON.stringify(obj))).size).toBe(1)
  expect(replies.map((r) => r.code)).toEqual([0, 0, 0])
  expect((await desk.withdraw(who, { code }, { key })).obj.withdrawal.id).toBe(replies[0]?.obj.withdrawal.id)
  expect((await desk.withdraw(who, { code, amount: '101' }, { key })).code).toBe(
    number('IDEMPOTENCY_CONFLICT'),
  )
  expect(await desk.wallet(who)).toEqual({ available: '9900', frozen: '100' })
})

test('two devices with one code withdraw once', async () => {
  const who = await desk.drawer()
  const code = await desk.codeFor100(who)
  const codes = (await Promise.all([1, 2, 3].map(() => desk.withdraw(who, { code })))).map((r) => r.code)
  expect(codes.filter((c) => c === 0)).toHaveLength(1)
  expect(await desk.wallet(who)).toEqual({ available: '9900', frozen: '100' })
})
