import { randomUUID } from 'node:crypto'
import { WALLET, type CurrencyId } from '@core/domain'
import { money, toWire } from '@core/money'
import { audit, isClean } from '@server/ledger'
import { seedSwap } from '@server/services/swap/seed'
import { executeSwap, type Swapped } from '@server/services/swap/execute'
import { idempotent } from '@server/services/idempotent'
import { quoteSwap, type QuoteRequest, type SwapQuote } from '@server/services/swap/quote'
import { openContext, type TestContext } from '../../helpers/context'

/** Services of a demo with prices that stand still: BTC 60,000, ETH 3,000, TRX 0.12, BBT 0.4. */
export interface Desk {
  readonly ctx: TestContext
  readonly quote: (userId: string, request?: Partial<QuoteRequest>) => Promise<SwapQuote>
  readonly take: (userId: string, quoteId: string, key?: string) => Promise<Swapped>
  /** What a user's wallet has available, as a plain decimal. */
  readonly wallet: (userId: string, currencyId: CurrencyId) => Promise<string>
  /** The sum of a house account's shards. */
  readonly house: (house: string, currencyId: CurrencyId) => Promise<string>
  readonly close: () => Promise<void>
}

export const PRICES = { 1: '1', 2: '0.12', 3: '0.4', 4: '3000', 5: '60000' } as const

export const openDesk = async (): Promise<Desk> => {
  const ctx = await openContext()
  ctx.market.prices = { ...PRICES }
  await seedSwap(ctx)
  return {
    ctx,
    quote: (userId, request = {}) =>
      quoteSwap(ctx, { userId, from: 1, to: 5, amount: '1000', screen: 'swap', ...request }),
    take: (userId, quoteId, key = randomUUID()) =>
      idempotent(
        ctx,
        { session: { id: null, userId }, call: 'currency.exchange', key, body: { quoteId } },
        (t) => executeSwap(ctx, t, userId, quoteId),
      ),
    wallet: async (userId, currencyId) => {
      const all = await ctx.ledger.balances(ctx.db, userId)
      const found = all.find((b) => b.accountType === WALLET && b.currencyId === currencyId)
      return toWire(money(found?.available ?? 'none'))
    },
    house: async (house, currencyId) => {
      const [row] = await ctx.db.query<{ held: string }>(
        'test.house',
        'select sum(available) as held from accounts where house = $1 and currency_id = $2',
        [house, currencyId],
      )
      return toWire(money(row?.held ?? 'none'))
    },
    close: async () => {
      expect(isClean(await audit(ctx.db))).toBe(true)
      await ctx.close()
    },
  }
}
