/** The five currencies: ids and balance keys are the product's; scales are digits after the point. */
export const CURRENCIES = [
  { id: 1, code: 'USDT', key: 'balance_usdt', scale: 6, displayDecimals: 2 },
  { id: 2, code: 'TRX', key: 'balance_trx', scale: 6, displayDecimals: 2 },
  { id: 3, code: 'BBT', key: 'balance_bbt', scale: 8, displayDecimals: 2 },
  { id: 4, code: 'ETH', key: 'balance_eth', scale: 18, displayDecimals: 4 },
  { id: 5, code: 'BTC', key: 'balance_btc', scale: 8, displayDecimals: 4 },
] as const

export type Currency = (typeof CURRENCIES)[number]
export type CurrencyId = Currency['id']
export type BalanceKey = Currency['key']

export const USDT: CurrencyId = 1

export const currencyById = (id: number): Currency | undefined => CURRENCIES.find((c) => c.id === id)

/** For an id already known to be valid; throws otherwise. */
export const currency = (id: CurrencyId): Currency => {
  const found = currencyById(id)
  if (!found) throw new Error(`no currency ${String(id)}`)
  return found
}
