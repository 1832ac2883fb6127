import { useCallback, useEffect } from 'react'
import { useDidShow } from '@tarojs/taro'
import type { ResponseOf } from '@core/contract/schemas'
import type { AppProblem, CurrencyId } from '@core/domain'
import { useCall } from '@/api'
import type { CurrencyInfo } from './form'

/** Prices, and with them minimums, are read again this often (ms): the server decides by the price of its moment. */
const REFRESH = 30_000

export interface CurrencyInfos {
  readonly data: ResponseOf<'currency.infoData'> | undefined
  readonly of: (currencyId: CurrencyId) => CurrencyInfo | undefined
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
}

/** Currencies with their networks, minimums and prices, kept fresh while the page lives. */
export const useCurrencyInfo = (): CurrencyInfos => {
  const { data, problem, reload } = useCall('currency.infoData', {})
  useDidShow(() => void reload())
  useEffect(() => {
    const timer = setInterval(() => void reload(), REFRESH)
    return () => clearInterval(timer)
  }, [reload])
  const of = useCallback((currencyId: CurrencyId) => data?.list.find(({ id }) => id === currencyId), [data])
  return { data, of, problem: data ? undefined : problem, reload }
}
