import { startContractsEngine } from '@server/contracts/engine'
import { seedContracts } from '@server/contracts/seed'
import { stepPair } from '@server/contracts/step'
import { rowsOf } from '../../helpers/aggregate'
import { generateCandles } from '../../helpers/candles'
import { openContext, type TestContext } from '../../helpers/context'
import { ticksOf } from '../options/replayed'
import { expectSame, expectSameMoney, putTicks, setInsurance } from './compare'
import { checkBooks } from './desk'
import { deal, settle, USERS, type World } from './fixtures'
import { quoted } from './quoted'
import { Reference, type RefTick } from './reference'

jest.setTimeout(120_000)

const INSURANCE = 1_000_000_000
const COUNT = 1_500

/** Six minutes, the fourth of which lies 2% lower. */
const TICKS: readonly RefTick[] = ticksOf(rowsOf(generateCandles(10)), 1, 6).map((tick, i) => {
  const price = Number(tick.price)
  return quoted({ seq: i + 1, time: tick.time }, i >= 180 && i < 240 ? Math.floor(price * 0.98) : price)
})

let ctx: TestContext
let world: World
let userIds: string[]
beforeEach(async () => {
  ctx = await openContext()
  world = deal(COUNT, TICKS, 3)
  await reach(0, 1)
  await seedContracts(ctx)
  userIds = []
  for (let i = 0; i < USERS; i++) userIds.push(await ctx.fundedUser())
  await setInsurance(ctx, INSURANCE)
  await settle(ctx, world, userIds)
})
afterEach(async () => {
  await checkBooks(ctx)
  await ctx.close()
})

/** Stores ticks and moves market time to the last of them. */
const reach = async (from: number, to: number): Promise<void> => {
  const ticks = TICKS.slice(from, to)
  await putTicks(ctx, ticks)
  ctx.market.time = ticks.at(-1)?.time ?? 0
}

const expectReference = async (): Promise<void> => {
  const reference = new Reference(world.orders, world.positions, INSURANCE)
  for (const tick of TICKS.slice(1)) reference.play(tick)
  await expectSame(ctx, reference)
  await expectSameMoney(ctx, reference, userIds)
  expect(reference.closes.length).toBeGreaterThan(50)
}

const cursor = async (): Promise<number> => {
  const sql = 'select seq from contract_cursors where trade_id = 1'
  const [row] = await ctx.db.query<{ seq: string }>('test.cursor', sql)
  return Number(row?.seq)
}

test('two engines at once, ticks coming in pieces: everything happens once and in order', async () => {
  const engines = [startContractsEngine(ctx), startContractsEngine(ctx)]
  for (let i = 1; i < TICKS.length; i += 30) {
    await reach(i, i + 30)
    await Promise.all(engines.map((engine) => engine.run()))
  }
  await Promise.all(engines.map((engine) => engine.stop()))
  await expectReference()
})

test('a step that dies before its commit has done nothing; the next engine does it all', async () => {
  await reach(1, 200)
  const dying: TestContext = {
    ...ctx,
    ledger: {
      ...ctx.ledger,
      post: async (t, postings) => {
        await ctx.ledger.post(t, postings)
        throw new Error('killed')
      },
    },
  }
  await expect(stepPair(dying, 1)).rejects.toThrow('killed')
  expect(await cursor()).toBe(1)
  await checkBooks(ctx)
  await stepPair(ctx, 1)
  expect(await cursor()).toBe(200)
  await reach(200, TICKS.length)
  await expect(stepPair(dying, 1)).rejects.toThrow('killed')
  const engine = startContractsEngine(ctx)
  await engine.run()
  await engine.stop()
  await expectReference()
})
