import { readAmount, USDT } from '@core/domain'
import { money, toWire } from '@core/money'
import { idempotent } from '@server/services/idempotent'
import { payUser } from '@server/services/transfers/payUser'
import { transfersOf } from '@server/services/transfers/read'
import { lookUp } from '@server/services/transfers/recipients'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { linesOf, newUser, walletOf } from './helper'

/** The money of transfers between users; the calls themselves are in calls.test.ts. */

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext()
})
afterAll(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const findFor = async (userId: string, uid: string): Promise<string> =>
  (await lookUp(ctx, userId, { method: 'uid', account: uid })).recipientId

let keys = 0
const pay = (userId: string, recipientId: string, text: string, key = `key-${(keys += 1)}`) => {
  const { amount } = readAmount(text, 6)
  if (!amount) throw new Error(`${text} is no amount`)
  const call = {
    session: { id: null, userId },
    call: 'account.transferToThird',
    key,
    body: { recipientId, text },
  } as const
  return idempotent(ctx, call, (t) => payUser(ctx, t, { userId, recipientId, currencyId: USDT, amount }))
}

test('moves wallet to wallet at once: type 3 out, type 23 in, listed on both sides', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  await pay(anna.userId, await findFor(anna.userId, ben.uid), '12.5')
  expect(await walletOf(ctx, anna.userId)).toEqual({ available: '9987.5', frozen: '0' })
  expect(await walletOf(ctx, ben.userId)).toEqual({ available: '10012.5', frozen: '0' })
  expect(await linesOf(ctx, anna.userId)).toEqual(['21 10000', '3 -12.5'])
  expect(await linesOf(ctx, ben.userId)).toEqual(['21 10000', '23 12.5'])
  const page = { limit: 10, offset: 0 }
  const [out] = (await transfersOf(ctx, anna.userId, {}, page)).list
  const [into] = (await transfersOf(ctx, ben.userId, {}, page)).list
  const same = { id: out?.id, kind: 'user', status: 'accepted', amount: '12.5', currencyId: USDT }
  expect(out).toMatchObject({ ...same, direction: 'out', account: `UID ${ben.uid}` })
  expect(into).toMatchObject({ ...same, direction: 'in', account: `UID ${anna.uid}` })
  expect([out?.party, into?.party]).toEqual([`User ${ben.uid}`, `User ${anna.uid}`])
})

test('all that is available can be sent, one millionth more cannot', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const recipient = await findFor(anna.userId, ben.uid)
  await expect(pay(anna.userId, recipient, '10000.000001')).rejects.toMatchObject({
    code: 'INSUFFICIENT_AVAILABLE',
  })
  await pay(anna.userId, recipient, '9999.999999')
  await pay(anna.userId, recipient, '0.000001')
  expect(await walletOf(ctx, anna.userId)).toEqual({ available: '0', frozen: '0' })
})

test('the look-up of another user, an expired one or an invented one pays nobody', async () => {
  const [anna, ben, eve] = [await newUser(ctx), await newUser(ctx), await newUser(ctx)]
  const recipient = await findFor(anna.userId, ben.uid)
  const expired = { code: 'RECIPIENT_EXPIRED' }
  await expect(pay(eve.userId, recipient, '1')).rejects.toMatchObject(expired)
  await expect(pay(anna.userId, 'nobody', '1')).rejects.toMatchObject(expired)
  await expect(pay(anna.userId, '', '1')).rejects.toMatchObject({ code: 'RECIPIENT_REQUIRED' })
  ctx.clock.time = NOON + 599_999
  await pay(anna.userId, recipient, '1')
  ctx.clock.time = NOON + 600_000
  await expect(pay(anna.userId, recipient, '1')).rejects.toMatchObject(expired)
  ctx.clock.time = NOON
  expect((await walletOf(ctx, ben.userId)).available).toBe('10001')
})

test('a recipient who was frozen after the look-up is not paid', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const recipient = await findFor(anna.userId, ben.uid)
  await ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [ben.userId])
  await expect(pay(anna.userId, recipient, '1')).rejects.toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' })
  expect((await walletOf(ctx, anna.userId)).available).toBe('10000')
})

test('200 at once from one balance that suffices for 99: 99 are paid, nothing is overdrawn or lost', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const recipient = await findFor(anna.userId, ben.uid)
  const all = await Promise.allSettled(
    Array.from({ length: 200 }, () => pay(anna.userId, recipient, '101.000001')),
  )
  // By hand: 99 x 101.000001 = 9999.000099; the hundredth would need 10100.0001.
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(99)
  const refused = all.flatMap((r) => (r.status === 'rejected' ? [r.reason as { code: string }] : []))
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['INSUFFICIENT_AVAILABLE']))
  expect(await walletOf(ctx, anna.userId)).toEqual({ available: '0.999901', frozen: '0' })
  expect(await walletOf(ctx, ben.userId)).toEqual({ available: '19999.000099', frozen: '0' })
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
}, 60_000)

test('crossing transfers of many users at once all finish', async () => {
  const users = [await newUser(ctx), await newUser(ctx), await newUser(ctx)]
  const pairs = users.flatMap((from) => users.filter((to) => to !== from).map((to) => [from, to] as const))
  const jobs = await Promise.all(
    pairs.map(async ([from, to]) => ({
      from: from.userId,
      recipient: await findFor(from.userId, to.uid),
    })),
  )
  await Promise.all(
    jobs.flatMap((job) => Array.from({ length: 30 }, () => pay(job.from, job.recipient, '7'))),
  )
  for (const { userId } of users) {
    expect(await walletOf(ctx, userId)).toEqual({ available: '10000', frozen: '0' })
    const moved = await linesOf(ctx, userId)
    expect([
      moved.filter((line) => line === '3 -7').length,
      moved.filter((line) => line === '23 7').length,
    ]).toEqual([60, 60])
  }
}, 60_000)

test('twenty taps under one key pay once; another amount under it is refused', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const recipient = await findFor(anna.userId, ben.uid)
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(anna.userId, recipient, '3', 'tap')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  await expect(pay(anna.userId, recipient, '4', 'tap')).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  expect((await walletOf(ctx, ben.userId)).available).toBe(toWire(money('10003')))
})

test('filters and pages: each transfer once, newest first', async () => {
  const [anna, ben] = [await newUser(ctx), await newUser(ctx)]
  const [toBen, toAnna] = [await findFor(anna.userId, ben.uid), await findFor(ben.userId, anna.uid)]
  for (const amount of ['1', '2', '3']) await pay(anna.userId, toBen, amount)
  for (const amount of ['4', '5']) await pay(ben.userId, toAnna, amount)
  const read = async (filter: Parameters<typeof transfersOf>[2], limit = 10, offset = 0) => {
    const { list, total } = await transfersOf(ctx, anna.userId, filter, { limit, offset })
    return [total, ...list.map(({ amount }) => amount)]
  }
  expect(await read({})).toEqual([5, '5', '4', '3', '2', '1'])
  expect(await read({}, 2, 2)).toEqual([5, '3', '2'])
  expect(await read({ direction: 'in' })).toEqual([2, '5', '4'])
  expect(await read({ direction: 'out' }, 2)).toEqual([3, '3', '2'])
  const [newest] = (await transfersOf(ctx, anna.userId, {}, { limit: 1, offset: 0 })).list
  expect(await read({ id: newest?.id })).toEqual([1, '5'])
  expect(await read({ id: 'nothing' })).toEqual([0])
  expect(await read({ kind: 'partner' })).toEqual([0])
  expect(await read({ status: 'pending' })).toEqual([0])
  expect((await transfersOf(ctx, (await newUser(ctx)).userId, {}, { limit: 10, offset: 0 })).list).toEqual([])
})
