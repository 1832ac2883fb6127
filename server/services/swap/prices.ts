import { currency, pairOfCurrency, USDT, type CurrencyId, type SwapPair, type SwapPrices } from '@core/domain'
import { money, type Money } from '@core/money'
import type { Context } from '../../context'
import { AppError } from '../../http/errors'

type Source = Pick<Context, 'market'>

/** @throws AppError NO_PRICE where nothing gives one, PRICE_STALE while it is old or has not come yet */
const livePrice = ({ market }: Source, currencyId: CurrencyId): Money => {
  if (currencyId === USDT) return money('1')
  const pair = pairOfCurrency(currencyId)
  const price = market.lastPrice(currencyId)
  if (!pair || !market.tradable(pair.tradeId))
    throw new AppError('NO_PRICE', { currency: currency(currencyId).code })
  if (price === null || market.isStale(pair.tradeId)) throw new AppError('PRICE_STALE')
  return money(price)
}

/**
 * Both prices in USDT, as the market has them now.
 * @throws AppError NO_PRICE, PRICE_STALE
 */
export const swapPrices = (source: Source, { from, to }: SwapPair): SwapPrices => ({
  from: livePrice(source, from),
  to: livePrice(source, to),
})
