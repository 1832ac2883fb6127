import type { RequestOf } from '@core/contract/schemas'
import { OPTIONS, USDT, WALLET } from '@core/domain'
import type { Context } from '@server/context'
import { audit, isClean } from '@server/ledger'
import { seedOptions } from '@server/options/seed'
import { DEFAULT_OPTIONS, type OptionSettings } from '@server/options/settings'
import { settleDue } from '@server/options/settle'
import { strikeOpens, voidLate } from '@server/options/strike'
import { moveFunds } from '@server/services/fundsMove'
import { placeOption } from '@server/services/optionsPlace'
import type { OptionOrderRow } from '@server/store/tables/options'
import { NOON, openContext, type TestContext } from '../../helpers/context'
import { putTick } from '../../helpers/ticks'

/** The first suite of a run makes the database cluster within its first hook; a busy machine needs longer than 5 s. */
jest.setTimeout(60_000)

type Ticket = RequestOf<'options.order'>

/** A call of 100 USDT on BTC over 60 s at 76%. */
export const TICKET: Ticket = {
  areaId: '1',
  tradeId: 1,
  duration: 60,
  direction: 'up',
  quantity: '100',
  accountType: OPTIONS,
}

/** A desk whose market ticks only when the test says so. Times are ms after NOON. */
export interface Desk {
  ctx: TestContext
  /** Stores a BTC tick and moves market time to it. */
  tick: (at: number, price: string) => Promise<void>
  /** Moves market time without a tick. */
  wait: (at: number) => void
  /** What the engine does in one pass. */
  run: () => Promise<void>
  trader: (amount?: string) => Promise<string>
  place: (userId: string, ticket?: Partial<Ticket>) => Promise<OptionOrderRow>
  order: (id: string) => Promise<OptionOrderRow>
  /** USDT of the options account: available and frozen. */
  money: (userId: string) => Promise<[string, string]>
  close: () => Promise<void>
}

export const fund = (ctx: Context, userId: string, amount: string): Promise<unknown> =>
  ctx.db.tx((t) => moveFunds(ctx, t, { userId, from: WALLET, to: OPTIONS, currencyId: USDT, amount }))

export const openDesk = async (settings: OptionSettings = DEFAULT_OPTIONS): Promise<Desk> => {
  const ctx = await openContext()
  ctx.market.prices = { ...ctx.market.prices, 5: '20000' }
  await seedOptions(ctx, settings)
  return {
    ctx,
    tick: async (at, price) => {
      await putTick(ctx.db, NOON + at, price)
      ctx.market.time = NOON + at
    },
    wait: (at) => {
      ctx.market.time = NOON + at
    },
    run: async () => {
      await strikeOpens(ctx)
      await voidLate(ctx)
      await settleDue(ctx)
    },
    trader: async (amount = '1000') => {
      const userId = await ctx.fundedUser()
      await fund(ctx, userId, amount)
      return userId
    },
    place: (userId, ticket = {}) => ctx.db.tx((t) => placeOption(ctx, t, userId, { ...TICKET, ...ticket })),
    order: async (id) => {
      const sql = 'select * from option_orders where id = $1'
      const [row] = await ctx.db.query<OptionOrderRow>('test.order', sql, [id])
      if (!row) throw new Error(`no order ${id}`)
      return row
    },
    money: async (userId) => {
      const balances = await ctx.ledger.balances(ctx.db, userId)
      const found = balances.find((b) => b.accountType === OPTIONS && b.currencyId === USDT)
      return [String(Number(found?.available)), String(Number(found?.frozen))]
    },
    close: async () => {
      const report = await ctx.db.tx((t) => audit(t))
      const open = await ctx.db.query<{ reserve: string; exposure: string; frozen: string }>(
        'test.reserve',
        `select (select coalesce(sum(profit), 0) from option_orders where finished_at is null)::numeric(38,6) as reserve,
           (select sum(exposure) from option_areas)::numeric(38,6) as exposure,
           (select sum(frozen) from accounts where house = 'options')::numeric(38,6) as frozen`,
      )
      await ctx.close()
      if (!isClean(report)) throw new Error(`the books are wrong: ${JSON.stringify(report)}`)
      const [sums] = open
      if (sums?.reserve !== sums?.exposure || sums?.reserve !== sums?.frozen) {
        throw new Error(`running orders, exposure and the house's reserve differ: ${JSON.stringify(sums)}`)
      }
    },
  }
}
