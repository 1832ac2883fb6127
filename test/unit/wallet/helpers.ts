import type { WireAccount, WireQuote } from '@core/contract/live'
import { money } from '@core/money'
import type { PriceOf } from '@/features/wallet/valuation'

/** Wallet: 4,218.40 USDT and 150 frozen, 0.1 BTC; Options: 620 USDT; Contract: nothing. */
export const ACCOUNTS: readonly WireAccount[] = [
  { accountType: 1, key: 'balance_usdt', available: '4218.4', frozen: '150' },
  { accountType: 1, key: 'balance_btc', available: '0.1', frozen: '0' },
  { accountType: 2, key: 'balance_usdt', available: '620', frozen: '0' },
]

/** USDT and BTC at 22,440.51 have prices; the market prices nothing else. */
export const priceOf: PriceOf = (id) => {
  if (id === 1) return money('1')
  return id === 5 ? money('22440.51') : 'none'
}

export const quote = (change: Partial<WireQuote>): WireQuote => ({
  tradeId: 1,
  tradeCurrencyName: 'BTC',
  currencyName: 'USDT',
  currentPrice: '22440.51',
  rise: '1.03',
  usdtPirce: null,
  tradeNums: null,
  turnover: null,
  high: null,
  low: null,
  priceScale: 2,
  tradable: true,
  stale: false,
  time: 1,
  ...change,
})

/** Every page that the app has, as `src/app.config.ts` lists them. */
export const appPages = (): string[] => {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  const { default: app } = jest.requireActual<{
    default: { pages: string[]; subPackages: { root: string; pages: string[] }[] }
  }>('@/app.config')
  return [
    ...app.pages,
    ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ]
}
