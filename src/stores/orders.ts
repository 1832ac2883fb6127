import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WireOptionOrder } from '@core/contract/live'
import { session } from './session'

interface Orders {
  /** Settling orders by id; null until they were read. */
  readonly open: Readonly<Record<string, WireOptionOrder>> | null
  /** Orders that ended and whose results were not looked at yet, in the order in which they ended. */
  readonly finished: readonly WireOptionOrder[]
}

export const orders = createStore<Orders>(() => ({ open: null, finished: [] }))

/** A slow reply may be older than what was pushed meanwhile: an opening price is never taken back. */
const later = (known: WireOptionOrder | undefined, order: WireOptionOrder): WireOptionOrder =>
  known?.openTick && !order.openTick ? known : order

/** Takes the full list of settling orders. */
export const setOpenOrders = (list: readonly WireOptionOrder[]): void => {
  const { open } = orders.getState()
  orders.setState({
    open: Object.fromEntries(list.map((order) => [order.id, later(open?.[order.id], order)])),
  })
}

/** Takes one order as the server pushed it or as a call answered it. */
export const putOrder = (order: WireOptionOrder): void => {
  const { open, finished } = orders.getState()
  const { [order.id]: known, ...others } = open ?? {}
  if (order.status === 'settling')
    return orders.setState({ open: { ...others, [order.id]: later(known, order) } })
  orders.setState({ open: open ? others : open, finished: known ? [...finished, order] : finished })
}

/** The result was seen: the next one comes. */
export const clearFinished = (): void => orders.setState(({ finished }) => ({ finished: finished.slice(1) }))

session.subscribe((now, before) => {
  if (now.token !== before.token) orders.setState({ open: null, finished: [] })
})

export const useOpenOrders = (): Readonly<Record<string, WireOptionOrder>> | null =>
  useStore(orders, (s) => s.open)
/** The result to show, for the result sheet. */
export const useFinishedOrder = (): WireOptionOrder | null => useStore(orders, (s) => s.finished[0] ?? null)
/** How many results wait, the shown one included. */
export const useFinishedCount = (): number => useStore(orders, (s) => s.finished.length)
