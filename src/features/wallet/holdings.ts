import { ACCOUNT_TYPES, CURRENCIES, type AccountTypeId, type BalanceKey, type Currency } from '@core/domain'
import type { WireAccount } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { money, sum, ZERO, type Money } from '@core/money'

export type TypeAssets = ResponseOf<'account.typeAssets'>

export interface Balance {
  readonly available: Money
  readonly frozen: Money
}

/** Every balance of the user: account type, then balance key. */
export type Holdings = Readonly<Record<AccountTypeId, Readonly<Record<BalanceKey, Balance>>>>

const NOTHING: Balance = { available: ZERO, frozen: ZERO }

const build = (balanceOf: (type: AccountTypeId, key: BalanceKey) => Balance): Holdings => {
  const account = (type: AccountTypeId) => ({
    balance_usdt: balanceOf(type, 'balance_usdt'),
    balance_trx: balanceOf(type, 'balance_trx'),
    balance_bbt: balanceOf(type, 'balance_bbt'),
    balance_eth: balanceOf(type, 'balance_eth'),
    balance_btc: balanceOf(type, 'balance_btc'),
  })
  return { 1: account(1), 2: account(2), 3: account(3) }
}

export const noHoldings: Holdings = build(() => NOTHING)

/** From the reply that groups assets by account type. */
export const holdingsOf = (types: TypeAssets): Holdings =>
  build((type, key) => {
    const found = types.find((t) => t.id === type)?.assets[key]
    return found ? { available: money(found.available), frozen: money(found.frozen) } : NOTHING
  })

/** Balances after a push: accounts in it are replaced, the others stay. */
export const withPush = (holdings: Holdings, accounts: readonly WireAccount[]): Holdings =>
  build((type, key) => {
    const pushed = accounts.find((a) => a.accountType === type && a.key === key)
    return pushed ? { available: money(pushed.available), frozen: money(pushed.frozen) } : holdings[type][key]
  })

export const totalOf = ({ available, frozen }: Balance): Money => available.plus(frozen)

/** One currency over all accounts. */
export const heldOf = (holdings: Holdings, key: BalanceKey): Money =>
  sum(ACCOUNT_TYPES.map(({ id }) => totalOf(holdings[id][key])))

/** True when both would be shown alike. */
export const sameHoldings = (a: Holdings, b: Holdings): boolean =>
  ACCOUNT_TYPES.every(({ id }) =>
    CURRENCIES.every(
      ({ key }) => a[id][key].available.eq(b[id][key].available) && a[id][key].frozen.eq(b[id][key].frozen),
    ),
  )

export interface CurrencyRow extends Balance {
  readonly currency: Currency
  readonly total: Money
}

/** The currencies of one account in the order of the list, without empty ones when those are hidden. */
export const currencyRows = (holdings: Holdings, type: AccountTypeId, hideZero: boolean): CurrencyRow[] =>
  CURRENCIES.map((currency) => {
    const balance = holdings[type][currency.key]
    return { currency, ...balance, total: totalOf(balance) }
  }).filter(({ total }) => !hideZero || total.gt('0'))
