import { useCallback, useEffect, useState } from 'react'
import { SUB, type WireOptionOrder } from '@core/contract/live'
import { call, useCall, useLive } from '@/api'
import { marketNow } from '@/stores/clock'
import { setOpenOrders, useOpenOrders } from '@/stores/orders'
import { useLoggedIn } from '@/stores/session'

/** Settling orders, newest first: read once and after each reconnect, then pushed. */
export const useSettling = () => {
  const loggedIn = useLoggedIn()
  const { data, problem, loading, reload } = useCall('options.orderList', loggedIn ? { pageSize: 100 } : null)
  useEffect(() => {
    if (data) setOpenOrders(data.list)
  }, [data])
  useLive(loggedIn ? { type: SUB.records } : null)
  useLive(loggedIn ? { type: SUB.assets } : null)
  const open = useOpenOrders()
  const list = open && Object.values(open).sort((a, b) => b.orderTime - a.orderTime)
  return { list, problem, loading, reload }
}

/** Market time for countdowns, stepping four times a second while something counts down. */
export const useCountdown = (active: boolean): number => {
  const [now, setNow] = useState(marketNow)
  useEffect(() => {
    if (!active) return undefined
    const timer = setInterval(() => setNow(marketNow()), 250)
    return () => clearInterval(timer)
  }, [active])
  return now
}

export type HistoryFilter = 'all' | 'completed' | 'cancelled'
type Statistics = {
  readonly wins: number
  readonly losses: number
  readonly winRate: string | null
  readonly profit: string
}

const PAGE_SIZE = 20

/** Reads pages of finished orders and keeps the statistics that come with them. */
export const useHistoryReader = (filter: HistoryFilter) => {
  const [statistics, setStatistics] = useState<Statistics | null>(null)
  const read = useCallback(
    async (pageNum: number): Promise<{ list: WireOptionOrder[]; pages: number; total: number }> => {
      const status = filter === 'all' ? undefined : filter
      const page = await call('options.orderHistories', { status, pageNum, pageSize: PAGE_SIZE })
      setStatistics(page.statistics)
      return page
    },
    [filter],
  )
  return { read, statistics }
}
