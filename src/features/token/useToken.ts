import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { SUB } from '@core/contract/live'
import type { ResponseOf } from '@core/contract/schemas'
import { BBT, pairOfCurrency } from '@core/domain'
import { useCall, useLive, type Loaded } from '@/api'
import { useQuote } from '@/stores/quotes'

export type Statistics = ResponseOf<'currency.statistics'>
export type TokenPrice = Omit<ResponseOf<'currency.latestPrice'>[number], 'currencyId' | 'code'> & {
  /** Fiat price of one USDT; null where there is no rate. */
  readonly fiatRate: string | null
}

/** The token's own pair. */
export const TOKEN_PAIR = pairOfCurrency(BBT)

const UNKNOWN: TokenPrice = { price: null, rise: null, time: null, stale: true, fiatRate: null }

/** The price as it is pushed; until then as it was read. */
const useTokenPrice = (read: ResponseOf<'currency.latestPrice'> | undefined): TokenPrice => {
  useLive({ type: SUB.area })
  const pushed = useQuote(TOKEN_PAIR?.tradeId ?? 0)
  if (pushed) {
    const { currentPrice: price, rise, time, stale, usdtPirce: fiatRate } = pushed
    return { price, rise, time, stale, fiatRate }
  }
  const found = read?.find(({ currencyId }) => currencyId === BBT)
  return found ? { ...found, fiatRate: null } : UNKNOWN
}

export interface Token {
  readonly statistics: Loaded<Statistics>
  readonly price: TokenPrice
  readonly reload: () => Promise<unknown>
}

/** Figures and price of the token, read again whenever the page is shown. */
export const useToken = (): Token => {
  const statistics = useCall('currency.statistics', {})
  const prices = useCall('currency.latestPrice', {})
  const reload = () => Promise.all([statistics.reload(), prices.reload()])
  const first = useRef(true)
  useDidShow(() => {
    if (!first.current) void reload()
    first.current = false
  })
  return { statistics, price: useTokenPrice(prices.data), reload }
}
