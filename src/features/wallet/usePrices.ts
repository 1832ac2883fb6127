import { useEffect, useMemo, useState } from 'react'
import { SUB } from '@core/contract/live'
import { useLive } from '@/api'
import { quotes } from '@/stores/quotes'
import { pricesFrom, type PriceOf } from './valuation'

/** Valuations move once a second: a sum that flickers with every tick cannot be read. */
const STEP_MS = 1_000

/** Latest prices, at most one change a second. */
export const usePrices = (): PriceOf => {
  useLive({ type: SUB.area })
  const [byId, setById] = useState(() => quotes.getState().byId)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    let last = 0
    const take = (): void => {
      timer = null
      last = Date.now()
      setById(quotes.getState().byId)
    }
    const stop = quotes.subscribe(() => {
      timer ??= setTimeout(take, Math.max(0, last + STEP_MS - Date.now()))
    })
    return () => {
      stop()
      if (timer) clearTimeout(timer)
    }
  }, [])
  return useMemo(() => pricesFrom(byId), [byId])
}
