import { ACCOUNT_TYPES, CURRENCIES, currency, USDT, type AccountTypeId, type CurrencyId } from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { divide, money, round, ZERO, type Money } from '@core/money'
import { heldOf, totalOf, type Holdings, type TypeAssets } from './holdings'

export type WireValuation = ResponseOf<'assets.valuation'>

const SCALE = currency(USDT).scale
const FIAT_SCALE = 2

/** USDT per unit. A currency without a price has no value and is left out of sums, as on the server. */
export type PriceOf = (id: CurrencyId) => Money | null

/** Value in USDT, rounded down; null without a price. */
export const valueOf = (amount: Money, price: Money | null): Money | null =>
  price && round(amount.times(price), SCALE, 'down')

const sumOfKnown = (amountOf: (id: CurrencyId) => Money, priceOf: PriceOf): Money =>
  CURRENCIES.reduce((total, { id }) => total.plus(valueOf(amountOf(id), priceOf(id)) ?? ZERO), ZERO)

const keyOf = (id: CurrencyId) => currency(id).key

export const accountValue = (holdings: Holdings, type: AccountTypeId, priceOf: PriceOf): Money =>
  sumOfKnown((id) => totalOf(holdings[type][keyOf(id)]), priceOf)

export const totalValue = (holdings: Holdings, priceOf: PriceOf): Money =>
  sumOfKnown((id) => heldOf(holdings, keyOf(id)), priceOf)

/** Fiat at the dated rate, rounded down; null without a rate. */
export const fiatOf = (usdt: Money | null, rate: string | null): Money | null =>
  usdt && rate ? round(usdt.times(money(rate)), FIAT_SCALE, 'down') : null

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

/** Prices that the server's own valuation implies are known: those of the currencies it valued. */
export const isValued = (types: TypeAssets, id: CurrencyId): boolean =>
  ACCOUNT_TYPES.some((a) => types.find((t) => t.id === a.id)?.assets[keyOf(id)].valuation !== null)
