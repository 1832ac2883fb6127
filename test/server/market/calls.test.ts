import type { TradeId } from '@core/domain'
import type { Stats } from '@server/market'
import { marketRoutes } from '@server/routes/market'
import { stubMarket } from '../../helpers/stubMarket'

const NOW = Date.UTC(2025, 0, 8, 12)
const RISES: Partial<Record<TradeId, [string, string]>> = {
  1: ['-0.50', '900'],
  2: ['3.10', '50'],
  4: ['0.20', '1000'],
}

const statsOf = (tradeId: TradeId): Stats | null => {
  const [rise, turnover] = RISES[tradeId] ?? []
  if (rise === undefined || turnover === undefined) return null
  return { open: '1', last: '1', high: '1', low: '1', change: '0', rise, volume: '1', turnover }
}

const marketWithPrices = () => {
  const market = stubMarket(NOW)
  market.stats24h = statsOf
  market.tradable = (tradeId) => tradeId !== 3
  market.trades = (tradeId, limit) =>
    Promise.resolve(
      Array.from({ length: limit }, (_, i) => ({
        tradeId,
        seq: String(900 - i),
        time: NOW - i * 1000,
        price: '1.00',
        quantity: '0.5',
      })),
    )
  market.candles = ({ limit }) =>
    Promise.resolve(
      Array.from({ length: Math.min(limit, 5) }, (_, i) => ({
        time: NOW - (5 - i) * 60_000,
        open: '1',
        high: '2',
        low: '1',
        close: '2',
        volume: '3',
        turnover: '6',
      })).slice(-limit),
    )
  return market
}

/** Calls a handler as the HTTP side does, after validation. */
const call = async (id: string, body: Record<string, unknown>): Promise<unknown> => {
  const route = marketRoutes.find((r) => r.id === id)
  if (!route) throw new Error(`no call ${id}`)
  const handle = route.handle as (request: unknown) => Promise<unknown>
  const config = { fiat: { currency: 'CNY', rate: null, rateDate: null } }
  return handle({ ctx: { market: marketWithPrices(), config }, body })
}

const ids = (quotes: unknown): number[] => (quotes as { tradeId: number }[]).map((quote) => quote.tradeId)

test.each([
  ['gainers', { index: 0, sort: 0 }, [2, 4, 1]],
  ['losers', { index: 0, sort: 1 }, [1, 4, 2]],
  ['turnover', { index: 1, sort: 0 }, [4, 1, 2]],
])('%s rank as the wire says; pairs without figures are left out', async (_name, body, expected) => {
  expect(ids(await call('search.indexRanking', body))).toEqual(expected)
})

test('hot coins are the tradable pairs; the market list has them all', async () => {
  expect(ids(await call('search.indexCommTrade', {}))).toEqual([1, 2, 4])
  expect(ids(await call('ext.pairs', {}))).toEqual([1, 2, 3, 4])
})

test('candles come oldest first, and tell whether there are older ones', async () => {
  const query = { tradeId: 1, period: '5m' }
  expect(await call('ext.candles', { ...query, limit: 5 })).toMatchObject({ more: false })
  const page = (await call('ext.candles', { ...query, limit: 4 })) as { bars: unknown[][]; more: boolean }
  expect(page.more).toBe(true)
  expect(page.bars).toHaveLength(4)
  expect(page.bars[0]).toEqual([NOW - 240_000, '1', '2', '1', '2', '3'])
})

test('trades are the last ticks, newest first, 50 unless asked otherwise; a pair that is not listed is not found', async () => {
  const { trades } = (await call('ext.trades', { tradeId: 2 })) as { trades: unknown[] }
  expect(trades).toHaveLength(50)
  expect(trades[0]).toEqual({ seq: '900', time: NOW, price: '1.00', quantity: '0.5' })
  expect(await call('ext.trades', { tradeId: 2, limit: 1 })).toEqual({ tradeId: 2, trades: [trades[0]] })
  await expect(call('ext.trades', { tradeId: 9 })).rejects.toThrow('NOT_FOUND')
})
