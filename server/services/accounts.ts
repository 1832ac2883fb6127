import {
  ACCOUNT_TYPES,
  CURRENCIES,
  currency,
  PAIRS,
  USDT,
  type AccountTypeId,
  type CurrencyId,
} from '@core/domain'
import type { ResponseOf } from '@core/contract/schemas'
import { money, round, sum, toWire, ZERO, type Money } from '@core/money'
import type { Context } from '../context'
import type { Balance } from '../ledger'

/** Digits of a value in USDT. */
const USDT_SCALE = currency(USDT).scale

export type Assets = ResponseOf<'account.assets'>
export type BalanceView = ResponseOf<'account.oneAssets'>

/** Price lookup: USDT per unit, null while it is unknown. */
export type PriceOf = (currencyId: CurrencyId) => string | null

/** Value in USDT, rounded down; null without a price. */
export const valueOf = (amount: Money, price: string | null): Money | null =>
  price === null ? null : round(amount.times(money(price)), USDT_SCALE, 'down')

/** True for a currency that this server's market prices; the others have no value and are left out of totals. */
export const isPriced = ({ market }: Pick<Context, 'market'>, currencyId: CurrencyId): boolean =>
  currencyId === USDT || PAIRS.some((p) => p.baseId === currencyId && market.tradable(p.tradeId))

const view = (available: Money, frozen: Money, price: string | null): BalanceView => {
  const total = available.plus(frozen)
  const value = valueOf(total, price)
  return {
    available: toWire(available),
    frozen: toWire(frozen),
    total: toWire(total),
    valuation: value && toWire(value),
  }
}

const sumOf = (balances: readonly Balance[], bucket: 'available' | 'frozen'): Money =>
  sum(balances.map((b) => money(b[bucket])))

/** One currency of some accounts, added up. */
export const viewOf = (
  { market }: Pick<Context, 'market'>,
  balances: readonly Balance[],
  currencyId: CurrencyId,
): BalanceView => {
  const own = balances.filter((b) => b.currencyId === currencyId)
  return view(sumOf(own, 'available'), sumOf(own, 'frozen'), market.lastPrice(currencyId))
}

/** Sum of known values; null while the price of a traded currency has not come yet. */
export const totalValue = (
  ctx: Pick<Context, 'market'>,
  amountOf: (id: CurrencyId) => Money,
  priceOf: PriceOf,
) => {
  let total: Money = ZERO
  for (const { id } of CURRENCIES.filter((c) => isPriced(ctx, c.id))) {
    const value = valueOf(amountOf(id), priceOf(id))
    if (value === null) return null
    total = total.plus(value)
  }
  return total
}

/** Balances under the five listed keys with their valuation, added up over the given accounts. */
export const assetsOf = (ctx: Pick<Context, 'market'>, balances: readonly Balance[]): Assets => {
  const amountOf = (id: CurrencyId): Money => {
    const own = balances.filter((b) => b.currencyId === id)
    return sumOf(own, 'available').plus(sumOf(own, 'frozen'))
  }
  const value = totalValue(ctx, amountOf, (id) => ctx.market.lastPrice(id))
  return {
    balance_usdt: viewOf(ctx, balances, 1),
    balance_trx: viewOf(ctx, balances, 2),
    balance_bbt: viewOf(ctx, balances, 3),
    balance_eth: viewOf(ctx, balances, 4),
    balance_btc: viewOf(ctx, balances, 5),
    valuation: value && toWire(value),
  }
}

/** Balances of one account type, or of all. */
export const balancesOf = async (
  { db, ledger }: Pick<Context, 'db' | 'ledger'>,
  userId: string,
  accountType?: AccountTypeId,
): Promise<Balance[]> => {
  const all = await ledger.balances(db, userId)
  return accountType === undefined ? all : all.filter((b) => b.accountType === accountType)
}

/** An account type id that the contract has already checked. */
export const accountTypeOf = (id: number): AccountTypeId => {
  const found = ACCOUNT_TYPES.find((a) => a.id === id)
  if (!found) throw new Error(`no account type ${id}`)
  return found.id
}

/** A currency id that the contract has already checked. */
export const currencyIdOf = (id: number): CurrencyId => {
  const found = CURRENCIES.find((c) => c.id === id)
  if (!found) throw new Error(`no currency ${id}`)
  return found.id
}
