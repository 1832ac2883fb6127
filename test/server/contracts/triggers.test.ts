import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { rowsOf } from '../../helpers/aggregate'
import { tenDays } from '../../helpers/candles'
import { openContext, type TestContext } from '../../helpers/context'
import { ticksOf } from '../options/replayed'
import { expectSame, expectSameMoney, putTicks, setInsurance } from './compare'
import { checkBooks } from './desk'
import { deal, settle, USERS } from './fixtures'
import { quoted } from './quoted'
import { Reference, type RefTick } from './reference'

/** Orders and positions, and minutes of candles. */
const COUNT = 100_000
const MINUTES = 20
/** Less than what the two jumps below cost beyond margins. */
const INSURANCE = 2_000_000_000

const file = tenDays()
const rows = rowsOf(file.text)

/** Where the price falls most in these minutes: some orders come too late for their bound. */
const steepest = (): number => {
  const fall = (i: number): number => Number(rows[i]?.open ?? 0) - Number(rows[i + MINUTES]?.open ?? 0)
  const starts = Array.from({ length: rows.length - MINUTES }, (_, i) => i)
  return starts.reduce((best, i) => (fall(i) > fall(best) ? i : best), 0)
}

/** A price that jumps for one tick, down after 14 minutes and up after 17: no liquidation comes in time. */
const jump = (price: number, i: number): number => {
  if (i === 14 * 60) return Math.floor(price * 0.97)
  return i === 17 * 60 ? Math.floor(price * 1.02) : price
}

/** The replay's ticks of those minutes with the two jumps. */
const replayTicks = (): RefTick[] =>
  ticksOf(rows, steepest(), MINUTES).map((tick, i) =>
    quoted({ seq: i + 1, time: tick.time }, jump(Number(tick.price), i)),
  )

let ctx: TestContext
beforeAll(async () => {
  ctx = await openContext()
}, 60_000)
afterAll(() => ctx.close())

test(`100,000 orders and positions do on ${MINUTES} minutes of ticks what the reference does (${file.origin})`, async () => {
  const ticks = replayTicks()
  const world = deal(COUNT, ticks, 7)
  await putTicks(ctx, ticks.slice(0, 1))
  await seedContracts(ctx)
  await putTicks(ctx, ticks.slice(1))
  const userIds: string[] = []
  for (let i = 0; i < USERS; i++) userIds.push(await ctx.fundedUser())
  await setInsurance(ctx, INSURANCE)
  await settle(ctx, world, userIds)

  while (await stepPair(ctx, 1));
  const reference = new Reference(world.orders, world.positions, INSURANCE)
  for (const tick of ticks.slice(1)) reference.play(tick)

  await expectSame(ctx, reference)
  await expectSameMoney(ctx, reference, userIds)
  await checkBooks(ctx)
  // What it was about has happened: every kind of ending, and a good part of everything was hit.
  const kinds = new Set(reference.closes.map((close) => close.reason))
  expect([...kinds].sort()).toEqual(['liquidation', 'order', 'stopLoss', 'takeProfit'])
  const reasons = new Set(reference.orders.flatMap((order) => order.reason ?? []))
  expect([...reasons].sort()).toEqual(['paused', 'positionClosed', 'slippage'])
  expect(reference.closes.length).toBeGreaterThan(COUNT / 20)
  expect(reference.deficit).toBeGreaterThan(0)
}, 600_000)
