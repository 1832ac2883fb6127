import { USDT } from '@core/domain'
import { money } from '@core/money'
import { claimDue } from '@server/partners/outbox'
import { partnerById } from '@server/partners/directory'
import { decideTransfer } from '@server/services/transfers/decide'
import { payPartner } from '@server/services/transfers/payPartner'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { unbalancedCurrencies } from '../../helpers/ledger'
import { newUser, partnerSettings, walletOf } from './helper'

/** The out-box with a clock that stands still: who takes what, when it is free again, who decides. */

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext(partnerSettings('http://127.0.0.1:9/', '100000'))
})
afterAll(async () => {
  expect(await unbalancedCurrencies(ctx.db)).toEqual([])
  await ctx.close()
})

const pay = async (userId: string, text: string): Promise<string> => {
  const partner = partnerById(ctx, 'acme')
  if (!partner) throw new Error('acme is configured')
  const asked = { userId, partner, account: 'a', currencyId: USDT, amount: money(text) }
  return (await ctx.db.tx((t) => payPartner(ctx, t, asked))).id
}

const claim = async (workers: number): Promise<string[]> => {
  const now = ctx.clock.now()
  const all = await Promise.all(Array.from({ length: workers }, () => claimDue(ctx.db, 'acme', now)))
  return all.flat().map(({ id }) => id)
}

test('workers at once take each transfer once; what a dead one took is free after its lease of 30 s', async () => {
  const { userId } = await newUser(ctx)
  const ids = await Promise.all(Array.from({ length: 20 }, () => pay(userId, '5')))
  const taken = await claim(5)
  expect(taken).toHaveLength(new Set(taken).size)
  // Rows that another worker holds at this moment are skipped, not waited for: a second look takes the rest.
  const rest = [...(await claim(1)), ...(await claim(1)), ...(await claim(1))]
  expect([...taken, ...rest].sort()).toEqual([...ids].sort())
  ctx.clock.time = NOON + 29_999
  expect(await claim(1)).toEqual([])
  ctx.clock.time = NOON + 30_000
  expect(await claim(1)).toHaveLength(8)
})

test('200 at once to a partner from one balance that suffices for 100: half is frozen, nothing overdrawn', async () => {
  const { userId } = await newUser(ctx)
  const all = await Promise.allSettled(Array.from({ length: 200 }, () => pay(userId, '99.999999')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
  // By hand: 100 x 99.999999 = 9999.9999.
  expect(await walletOf(ctx, userId)).toEqual({ available: '0.0001', frozen: '9999.9999' })
  const boxes = await ctx.db.query<{ count: number }>(
    'test.boxes',
    'select count(*)::int as count from partner_outbox o join transfers t on t.id = o.transfer_id where t.from_user = $1',
    [userId],
  )
  expect(boxes).toEqual([{ count: 100 }])
}, 60_000)

test('verdicts of all kinds at once on one transfer: one decides, the others see what it decided', async () => {
  const { userId } = await newUser(ctx)
  const transferId = await pay(userId, '50')
  const decide = (outcome: 'accepted' | 'returned') =>
    ctx.db.tx((t) =>
      decideTransfer(ctx, t, { transferId, partnerId: 'acme', outcome, reason: null, reference: null }),
    )
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, i) => decide(i % 2 === 0 ? 'accepted' : 'returned')),
  )
  expect(all.filter((found) => found?.decided)).toHaveLength(1)
  const [first] = all.filter((found) => found?.decided)
  expect(new Set(all.map((found) => found?.row.state))).toEqual(new Set([first?.row.state]))
  const available = first?.row.state === 'accepted' ? '9950' : '10000'
  expect(await walletOf(ctx, userId)).toEqual({ available, frozen: '0' })
})

test('a partner decides its own transfers only', async () => {
  const { userId } = await newUser(ctx)
  const transferId = await pay(userId, '50')
  const verdict = { transferId, outcome: 'accepted', reason: null, reference: null } as const
  const other = await ctx.db.tx((t) => decideTransfer(ctx, t, { ...verdict, partnerId: 'demo' }))
  expect(other).toBeNull()
  expect((await walletOf(ctx, userId)).frozen).toBe('50')
})
