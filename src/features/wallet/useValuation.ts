import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useCall } from '@/api'
import { money, type Money } from '@core/money'
import { useShownFiat } from '@/stores/fiat'
import { quotes } from '@/stores/quotes'
import { useLoggedIn } from '@/stores/session'
import type { Holdings } from './holdings'
import { isValueStale, todayProfit, totalValue, uncounted, type PriceOf, type TodayProfit } from './valuation'

export interface Valuation {
  /** In USDT; null while a price is missing. */
  readonly total: Money | null
  /** A price in it is old. */
  readonly stale: boolean
  /** Codes of what is held and not in it, having no price; empty where all is. */
  readonly uncounted: string
  readonly today: TodayProfit | null
  /** Fiat price of one USDT; null without a rate. */
  readonly rate: string | null
  readonly rateDate: string | null
  readonly fiat: string
  /** The server has not answered yet: whether there is a rate is not known. */
  readonly waiting: boolean
  readonly reload: () => Promise<void>
}

/** Changes of balances that come together ask the server once. */
const SETTLE_MS = 400

/** What the holdings are worth now. The start of the day, its flows and the rate come from the server. */
export const useValuation = (holdings: Holdings | null, priceOf: PriceOf): Valuation => {
  const loggedIn = useLoggedIn()
  const { data, problem, reload } = useCall('assets.valuation', loggedIn ? {} : null)
  const known = useRef<Holdings | null>(null)
  useEffect(() => {
    const changed = known.current !== null && known.current !== holdings
    known.current = holdings
    if (!changed || !holdings) return undefined
    const timer = setTimeout(() => void reload(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [holdings, reload])
  const stale = useStore(quotes, ({ byId }) => holdings !== null && isValueStale(holdings, byId))
  const waiting = !data && !problem
  const { rate, currency: fiat } = useShownFiat(data?.rate ?? null, data?.fiatCurrency ?? '')
  return useMemo(() => {
    const live = holdings && totalValue(holdings, priceOf)
    const total = live ?? (data?.usdt ? money(data.usdt) : null)
    const today = total && data ? todayProfit(data.today, total) : null
    const { rateDate = null } = data ?? {}
    const left = holdings ? uncounted(holdings, priceOf) : ''
    return { total, stale, uncounted: left, today, rate, rateDate, fiat, waiting, reload }
  }, [holdings, priceOf, stale, data, rate, fiat, waiting, reload])
}
