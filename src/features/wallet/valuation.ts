import {
  CURRENCIES,
  currency,
  PAIRS,
  pairOfCurrency,
  SMALL_BALANCE_USDT,
  USDT,
  type AccountTypeId,
  type CurrencyId,
} from '@core/domain'
import type { WireQuote } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { divide, money, round, type Money, ZERO } from '@core/money'
import { heldOf, totalOf, type Holdings } from './holdings'

export type WireValuation = ResponseOf<'assets.valuation'>

const SCALE = currency(USDT).scale
const ONE = money('1')
const keyOf = (id: CurrencyId) => currency(id).key

/** USDT per unit: `none` for what this market does not price, null while the price has not come yet. */
export type Price = Money | 'none' | null
export type PriceOf = (id: CurrencyId) => Price

/** Prices from the latest quotes. */
export const pricesFrom =
  (quotes: Readonly<Record<number, WireQuote>>): PriceOf =>
  (id) => {
    if (id === USDT) return ONE
    const pair = pairOfCurrency(id)
    const quote = pair && quotes[pair.tradeId]
    if (!quote) return null
    if (!quote.tradable) return 'none'
    return quote.currentPrice === null ? null : money(quote.currentPrice)
  }

/** Whether something that is held is valued at a price that is old. */
export const isValueStale = (holdings: Holdings, quotes: Readonly<Record<number, WireQuote>>): boolean =>
  PAIRS.some(({ tradeId, baseId }) => {
    const quote = quotes[tradeId]
    return Boolean(quote?.tradable && quote.stale) && heldOf(holdings, keyOf(baseId)).gt('0')
  })

/** Codes of what is held and left out of the total, because this market does not price it. */
export const uncounted = (holdings: Holdings, priceOf: PriceOf): string =>
  CURRENCIES.filter(({ id, key }) => priceOf(id) === 'none' && heldOf(holdings, key).gt('0'))
    .map(({ code }) => code)
    .join(', ')

/** Value in USDT, rounded down; null without a price. */
export const valueOf = (amount: Money, price: Price): Money | null =>
  price === null || price === 'none' ? null : round(amount.times(price), SCALE, 'down')

/** Whether a balance is worth too little to be listed; one without a price only when it is empty. */
export const isSmall = (amount: Money, price: Price): boolean => {
  const value = valueOf(amount, price)
  return value === null ? amount.eq('0') : value.lt(SMALL_BALANCE_USDT)
}

/** Sum of what this market prices; null while one of those prices is missing. */
const sumOfPriced = (amountOf: (id: CurrencyId) => Money, priceOf: PriceOf): Money | null => {
  let total: Money = ZERO
  for (const { id } of CURRENCIES) {
    const price = priceOf(id)
    if (price === null) return null
    total = total.plus(valueOf(amountOf(id), price) ?? ZERO)
  }
  return total
}

export const accountValue = (holdings: Holdings, type: AccountTypeId, priceOf: PriceOf): Money | null =>
  sumOfPriced((id) => totalOf(holdings[type][keyOf(id)]), priceOf)

export const totalValue = (holdings: Holdings, priceOf: PriceOf): Money | null =>
  sumOfPriced((id) => heldOf(holdings, keyOf(id)), priceOf)

export interface TodayProfit {
  readonly profit: Money
  /** Null while nothing was invested. */
  readonly percent: Money | null
  readonly valueNow: Money
  readonly valueAtStart: Money
  readonly netFlows: Money
}

/** Profit of the day with the value as it is now: value now, less value at 00:00 UTC, less what came in or went out. */
export const todayProfit = (wire: WireValuation['today'], valueNow: Money): TodayProfit | null => {
  if (!wire) return null
  const [valueAtStart, netFlows] = [money(wire.valueAtStart), money(wire.netFlows)]
  const invested = valueAtStart.plus(netFlows)
  const profit = valueNow.minus(invested)
  const percent = invested.gt('0') ? divide(profit.times('100'), invested, 2, 'halfUp') : null
  return { profit, percent, valueNow, valueAtStart, netFlows }
}
