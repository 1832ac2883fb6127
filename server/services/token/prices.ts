import type { ResponseOf } from '@core/contract/schemas'
import { CURRENCIES, pairOfCurrency, USDT, type CurrencyId } from '@core/domain'
import type { Context } from '../../context'

type CurrencyPrice = ResponseOf<'currency.latestPrice'>[number]

const priceOf = ({ market }: Pick<Context, 'market'>, currencyId: CurrencyId) => {
  if (currencyId === USDT) return { price: '1', rise: '0', time: market.now(), stale: false }
  const pair = pairOfCurrency(currencyId)
  const price = market.lastPrice(currencyId)
  if (!pair || price === null) return { price: null, rise: null, time: null, stale: true }
  const rise = market.stats24h(pair.tradeId)?.rise ?? null
  const time = market.lastTick(pair.tradeId)?.time ?? null
  return { price, rise, time, stale: market.isStale(pair.tradeId) }
}

/** The last price of every currency in USDT; one without a market has none. */
export const latestPrices = (source: Pick<Context, 'market'>): CurrencyPrice[] =>
  CURRENCIES.map(({ id, code }) => ({ currencyId: id, code, ...priceOf(source, id) }))
