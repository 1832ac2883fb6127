import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { SUB } from '@core/contract/live'
import { ORDER_STATUS } from '@core/domain/contracts'
import type { AppProblem } from '@core/domain'
import { call, problemOf, useLive, useRecordChanges } from '@/api'
import { useConnects } from '@/stores/live'
import { positions, setPositions, setWorkingOrders, usePositionsAsked } from '@/stores/positions'
import { session, useLoggedIn } from '@/stores/session'
import { changesOf } from './changes'
import { tellChanges } from './news'
import { readAll } from './readAll'
import { useLatest } from './useLatest'

const PAGE_SIZE = 100

const readContracts = async (): Promise<void> => {
  const { token } = session.getState()
  if (token === null) return
  const open = await readAll((pageNum) => call('usdt.orderList', { pageNum, pageSize: PAGE_SIZE }))
  const working = await readAll((pageNum) =>
    call('usdt.tradeList', { status: ORDER_STATUS.working, pageNum, pageSize: PAGE_SIZE }),
  )
  if (session.getState().token !== token) return
  const changes = changesOf(positions.getState(), { open, working })
  setPositions(open)
  setWorkingOrders(working)
  await tellChanges(changes)
}

/**
 * Keeps the store of positions and working orders fresh while the page is shown: read at first, when the page is shown
 * again, after a reconnect and whenever the server says that one changed.
 */
export const usePositionsFeed = (): {
  readonly problem: AppProblem | undefined
  readonly reload: () => Promise<void>
} => {
  const loggedIn = useLoggedIn()
  const connects = useConnects()
  const asked = usePositionsAsked()
  const [problem, setProblem] = useState<AppProblem>()
  const reload = useLatest(async () => {
    try {
      await readContracts()
      setProblem(undefined)
    } catch (error) {
      setProblem(problemOf(error))
    }
  })
  useLive(loggedIn ? { type: SUB.assets } : null)
  // A page beneath another one waits until it is seen again.
  const shown = useRef(true)
  useRecordChanges('contract', () => {
    if (shown.current) void reload()
  })
  const reconnected = connects > 1 ? connects : 0
  useEffect(() => {
    if (loggedIn && shown.current) void reload()
  }, [loggedIn, reconnected, asked, reload])
  useDidShow(() => {
    if (!shown.current && loggedIn) void reload()
    shown.current = true
  })
  useDidHide(() => {
    shown.current = false
  })
  return { problem, reload }
}
