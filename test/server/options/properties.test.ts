import fc from 'fast-check'
import { audit, isClean } from '@server/ledger'
import { cancelOption } from '@server/services/optionsCancel'
import { openDesk, type Desk } from './desk'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

type Step =
  | { kind: 'place'; stake: string; direction: 'up' | 'down' }
  | { kind: 'cancel' }
  | { kind: 'sellBack' }
  | { kind: 'tick'; after: number; cents: number }
  | { kind: 'run' }

const micro = fc.integer({ min: 1_000_000, max: 60_000_000 }).map((units) => (units / 1e6).toFixed(6))
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('place' as const),
    stake: micro,
    direction: fc.constantFrom('up' as const, 'down' as const),
  }),
  fc.record({ kind: fc.constant('cancel' as const) }),
  fc.record({ kind: fc.constant('sellBack' as const) }),
  fc.record({
    kind: fc.constant('tick' as const),
    after: fc.constantFrom(200, 1_000, 2_999, 3_000, 3_001, 20_000, 61_000),
    cents: fc.integer({ min: -3, max: 3 }),
  }),
  fc.record({ kind: fc.constant('run' as const) }),
)

let now = 0
let cents = 2_000_000
const tick = (after: number, change: number): Promise<void> => {
  now += after
  cents += change
  return desk.tick(now, (cents / 100).toFixed(2))
}

/** Refusals are part of the game; anything else is a fault. */
const attempt = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if ((error as Error).name !== 'AppError') throw error
    return null
  }
}

const total = async (user: string): Promise<number> => {
  const [available, frozen] = await desk.money(user)
  return Math.round((Number(available) + Number(frozen)) * 1e6)
}

test('whatever is placed, cancelled, sold back, ticked and settled: books balance, and a cancel never gains', async () => {
  const run = async (steps: Step[]): Promise<void> => {
    const user = await desk.trader('500')
    await tick(5_000, 0)
    await desk.run()
    const ids: string[] = []
    const cancel = (quoteId?: string) =>
      attempt(desk.ctx.db.tx((t) => cancelOption(desk.ctx, t, user, { orderId: ids.at(-1) ?? '', quoteId })))
    const once = async (s: Step): Promise<void> => {
      if (s.kind === 'tick') return tick(s.after, s.cents)
      if (s.kind === 'run') return desk.run()
      if (s.kind === 'place') {
        const placed = await attempt(desk.place(user, { quantity: s.stake, direction: s.direction }))
        if (placed) ids.push(placed.id)
        return
      }
      const before = await total(user)
      const reply = await cancel()
      expect(await total(user)).toBe(before) // free cancel and offer change nothing
      if (s.kind !== 'sellBack' || !reply?.quote) return
      const sold = await cancel(reply.quote.quoteId)
      if (sold) expect(await total(user)).toBe(before + Math.round(Number(sold.row.result) * 1e6))
    }
    for (const s of steps) await once(s)
    const report = await desk.ctx.db.tx((t) => audit(t))
    if (!isClean(report)) throw new Error(JSON.stringify(report))
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), run), { numRuns: 20 })
  await tick(5_000, 0)
  await tick(120_000, 0)
  await desk.run()
  const left = await desk.ctx.db.query(
    'test.left',
    `select id from option_orders where finished_at is null and settle_at < ${desk.ctx.market.time - 1_000}`,
  )
  expect(left).toEqual([])
}, 120_000)
