import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { WireOptionOrder } from '@core/contract/live'
import { session } from './session'

interface Orders {
  /** Settling orders by id; null until they were read. */
  readonly open: Readonly<Record<string, WireOptionOrder>> | null
  /** The order that finished last, for the result sheet. */
  readonly finished: WireOptionOrder | null
}

export const orders = createStore<Orders>(() => ({ open: null, finished: null }))

/** Takes the full list of settling orders. */
export const setOpenOrders = (list: readonly WireOptionOrder[]): void =>
  orders.setState({ open: Object.fromEntries(list.map((order) => [order.id, order])) })

/** Takes one order as the server pushed it or as a call answered it. */
export const putOrder = (order: WireOptionOrder): void => {
  const { open, finished } = orders.getState()
  const { [order.id]: known, ...others } = open ?? {}
  if (order.status === 'settling') return orders.setState({ open: { ...others, [order.id]: order } })
  orders.setState({ open: open ? others : open, finished: known ? order : finished })
}

export const clearFinished = (): void => orders.setState({ finished: null })

session.subscribe((now, before) => {
  if (now.token !== before.token) orders.setState({ open: null, finished: null })
})

export const useOpenOrders = (): Readonly<Record<string, WireOptionOrder>> | null =>
  useStore(orders, (s) => s.open)
export const useFinishedOrder = (): WireOptionOrder | null => useStore(orders, (s) => s.finished)
