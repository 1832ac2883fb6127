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

/** Balances as they are pushed; an account that is not there holds nothing. */
export const holdingsOf = (accounts: readonly WireAccount[]): Holdings => {
  const balance = (type: AccountTypeId, key: BalanceKey): Balance => {
    const found = accounts.find((a) => a.accountType === type && a.key === key)
    return found ? { available: money(found.available), frozen: money(found.frozen) } : NOTHING
  }
  const account = (type: AccountTypeId) => ({
    balance_usdt: balance(type, 'balance_usdt'),
    balance_trx: balance(type, 'balance_trx'),
    balance_bbt: balance(type, 'balance_bbt'),
    balance_eth: balance(type, 'balance_eth'),
    balance_btc: balance(type, 'balance_btc'),
  })
  return { 1: account(1), 2: account(2), 3: account(3) }
}

/** The reply that groups assets by account type, in the form of a push. */
export const accountsOf = (types: TypeAssets): WireAccount[] =>
  ACCOUNT_TYPES.flatMap(({ id }) => {
    const assets = types.find((type) => type.id === id)?.assets
    return assets
      ? CURRENCIES.map(({ key }) => {
          const { available, frozen } = assets[key]
          return { accountType: id, key, available, frozen }
        })
      : []
  })

export const totalOf = ({ available, frozen }: Balance): Money => available.plus(frozen)

/** One currency over all accounts. */
export const heldOf = (holdings: Holdings, key: BalanceKey): Money =>
  sum(ACCOUNT_TYPES.map(({ id }) => totalOf(holdings[id][key])))

export interface CurrencyRow extends Balance {
  readonly currency: Currency
  readonly total: Money
}

/** The currencies of one account in the order of the list. */
export const currencyRows = (holdings: Holdings, type: AccountTypeId): CurrencyRow[] =>
  CURRENCIES.map((currency) => {
    const balance = holdings[type][currency.key]
    return { currency, ...balance, total: totalOf(balance) }
  })
