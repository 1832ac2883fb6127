import type { TradeId } from '@core/domain'
import { VOLATILITY_MINUTES, VOLATILITY_SECONDS, type RecentPrices } from '@core/domain/options'
import { FOREVER, readCandles } from '../market/read'
import type { Queries } from '../store/db'

/** The last price of each second before `$2`, by age in seconds: a busy feed has many ticks in one. */
const BY_SECOND = `
select distinct on (age) ($2::bigint - time) / 1000 as age, price
from ticks where trade_id = $1 and time <= $2 and time > $2::bigint - $3
order by age, time desc, seq desc`

interface AgedPrice {
  age: string
  price: string
}

/** A price for each second, oldest first: a second without a tick has the price of the one before. */
const everySecond = (rows: readonly AgedPrice[]): number[] => {
  const byAge = new Map(rows.map((row) => [Number(row.age), Number(row.price)]))
  const oldest = Math.max(-1, ...byAge.keys())
  const prices: number[] = []
  for (let age = oldest; age >= 0; age--) {
    const price = byAge.get(age) ?? prices[prices.length - 1]
    if (price !== undefined) prices.push(price)
  }
  return prices
}

/** How a pair moved up to `time` (ms of market time), the last stored tick's: what the volatility is measured on. */
export const recentPrices = async (q: Queries, tradeId: TradeId, time: number): Promise<RecentPrices> => {
  const span = (VOLATILITY_SECONDS + 1) * 1000
  const rows = await q.query<AgedPrice>('option.recent', BY_SECOND, [tradeId, time, span])
  const bars = await readCandles(q, tradeId, '1m', FOREVER, VOLATILITY_MINUTES + 1)
  return { seconds: everySecond(rows), minutes: bars.map((bar) => Number(bar.close)) }
}
