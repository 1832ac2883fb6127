import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ResponseOf } from '@core/contract/schemas'
import { session } from './session'

export type Position = ResponseOf<'usdt.orderList'>['list'][number]
export type WorkingOrder = ResponseOf<'usdt.tradeList'>['list'][number]

interface Positions {
  /** Open contract positions of all pairs, newest first; null until they were read. */
  readonly open: readonly Position[] | null
  /** Working contract orders of all pairs, newest first; null until they were read. */
  readonly working: readonly WorkingOrder[] | null
  /** How often this device changed something: a change means that both lists are to be read again. */
  readonly asked: number
}

const UNREAD = { open: null, working: null } as const

/** The user's contracts as last read. What changes with the price is computed from the quotes where it is shown. */
export const positions = createStore<Positions>(() => ({ ...UNREAD, asked: 0 }))

export const setPositions = (open: readonly Position[]): void => positions.setState({ open })

export const setWorkingOrders = (working: readonly WorkingOrder[]): void => positions.setState({ working })

/** Takes one position as a call answered it. */
export const putPosition = (position: Position): void => {
  const { open } = positions.getState()
  if (open) setPositions(open.map((known) => (known.id === position.id ? position : known)))
}

/** Takes an order that was just accepted, so that it is seen before the list is read again. */
export const putWorkingOrder = (order: WorkingOrder): void => {
  const { working } = positions.getState()
  const others = (working ?? []).filter((known) => known.id !== order.id)
  if (working) setWorkingOrders(order.status === 0 ? [order, ...others] : others)
}

/** Asks whoever keeps the lists fresh to read them again. */
export const askPositions = (): void => positions.setState(({ asked }) => ({ asked: asked + 1 }))

export const usePositionsAsked = (): number => useStore(positions, (s) => s.asked)

session.subscribe((now, before) => {
  if (now.token !== before.token) positions.setState(UNREAD)
})

export const usePositions = (): readonly Position[] | null => useStore(positions, (s) => s.open)
export const useWorkingOrders = (): readonly WorkingOrder[] | null => useStore(positions, (s) => s.working)

const NONE: readonly never[] = []

const ofPair = <T extends { readonly tradeId: number }>(list: readonly T[] | null, tradeId: number) =>
  list?.filter((item) => item.tradeId === tradeId) ?? NONE

/** Open positions of one pair, as for marks on its chart; none until they were read. */
export const usePositionsOf = (tradeId: number): readonly Position[] => {
  const open = usePositions()
  return useMemo(() => ofPair(open, tradeId), [open, tradeId])
}

/** Working orders of one pair; none until they were read. */
export const useWorkingOrdersOf = (tradeId: number): readonly WorkingOrder[] => {
  const working = useWorkingOrders()
  return useMemo(() => ofPair(working, tradeId), [working, tradeId])
}
