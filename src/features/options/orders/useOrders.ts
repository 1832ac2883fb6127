import { useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { SUB, type WireOptionOrder } from '@core/contract/live'
import { call, useCall, useLive } from '@/api'
import { marketNow } from '@/stores/clock'
import { orders, putOrder, setOpenOrders, useOpenOrders } from '@/stores/orders'
import { useLoggedIn } from '@/stores/session'
import '@/i18n/areas/options'

const PAGE_SIZE = 100

/** All settling orders, of which the first page was read. */
const readRest = async (first: readonly WireOptionOrder[], pages: number): Promise<WireOptionOrder[]> => {
  const list = [...first]
  for (let pageNum = 2; pageNum <= pages; pageNum++) {
    list.push(...(await call('options.orderList', { pageNum, pageSize: PAGE_SIZE })).list)
  }
  return list
}

/**
 * Takes the list of what settles. An order that was open and is not in it has ended unseen: it is read by itself, and
 * its result is shown as if it had been pushed.
 */
const restore = async (first: readonly WireOptionOrder[], pages: number): Promise<void> => {
  const list = await readRest(first, pages)
  const listed = new Set(list.map((order) => order.id))
  const unseen = Object.values(orders.getState().open ?? {}).filter((order) => !listed.has(order.id))
  setOpenOrders([...list, ...unseen])
  for (const { id } of unseen) putOrder((await call('options.orderInfo', { id })).order)
}

/** Settling orders, newest first: read at first, after each reconnect and when the page is shown again, then pushed. */
export const useSettling = () => {
  const loggedIn = useLoggedIn()
  const { data, problem, loading, reload } = useCall(
    'options.orderList',
    loggedIn ? { pageSize: PAGE_SIZE } : null,
  )
  useEffect(() => {
    // What cannot be read now is read after the next reconnect or return.
    if (data) restore(data.list, data.pages).catch(() => undefined)
  }, [data])
  const shown = useRef(false)
  useDidShow(() => {
    if (shown.current) void reload()
    shown.current = true
  })
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
