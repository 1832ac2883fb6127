import { money } from '@core/money'
import type { TypeAssets } from '@/features/wallet/holdings'
import type { PriceOf } from '@/features/wallet/valuation'

const balance = (available: string, frozen = '0') => ({
  available,
  frozen,
  total: money(available).plus(frozen).toFixed(),
  valuation: '0',
})

type Assets = TypeAssets[number]['assets']

const assets = (change: Partial<Assets>): Assets => ({
  balance_usdt: balance('0'),
  balance_trx: balance('0'),
  balance_bbt: balance('0'),
  balance_eth: balance('0'),
  balance_btc: balance('0'),
  valuation: '0',
  ...change,
})

/** Wallet: 4,218.40 USDT and 150 frozen, 0.1 BTC; Options: 620 USDT; Contract: nothing. */
export const TYPES: TypeAssets = [
  {
    id: 1,
    code: 'wallet',
    assets: assets({ balance_usdt: balance('4218.4', '150'), balance_btc: balance('0.1') }),
  },
  { id: 2, code: 'options', assets: assets({ balance_usdt: balance('620') }) },
  { id: 3, code: 'contract', assets: assets({}) },
]

/** USDT and BTC at 22,440.51 have prices; the others have none. */
export const priceOf: PriceOf = (id) => {
  if (id === 1) return money('1')
  return id === 5 ? money('22440.51') : null
}
