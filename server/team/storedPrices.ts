import { PAIRS, USDT, type CurrencyId } from '@core/domain'
import { lastStoredTick } from '../options/orders'
import type { Queries } from '../store/db'

/** Last stored prices in USDT, for an operator's command, which has no market of its own. */
export const storedPrices = async (q: Queries): Promise<ReadonlyMap<CurrencyId, string>> => {
  const prices = new Map<CurrencyId, string>([[USDT, '1']])
  for (const { tradeId, baseId } of PAIRS) {
    const tick = await lastStoredTick(q, tradeId)
    if (tick) prices.set(baseId, tick.price)
  }
  return prices
}
