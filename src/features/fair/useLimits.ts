import { useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef } from 'react'
import type { ResponseOf } from '@core/contract/schemas'
import { ownRulesProblem, type AppProblem, type Trade } from '@core/domain'
import { min, money, ZERO, type Money } from '@core/money'
import { useCall } from '@/api'
import { serverNow } from '@/stores/clock'
import { useOpenOrders } from '@/stores/orders'
import { usePositions, useWorkingOrders } from '@/stores/positions'
import { useLoggedIn } from '@/stores/session'

export type OwnLimits = ResponseOf<'ext.limits'>

/** The user's own limits for a ticket; read again whenever orders come and go and when the page is shown again. */
export interface Limits {
  /** Null while signed out or not yet read: then the server decides. */
  readonly own: OwnLimits | null
  /** Why the server would refuse this trade; without one, why it would refuse any. */
  readonly problem: (trade: Trade | null) => AppProblem | null
  /** The most that one order may lose now; null without a limit. */
  readonly most: Money | null
  readonly reload: () => Promise<void>
}

const amount = (text: string | null | undefined): Money | null =>
  text === null || text === undefined ? null : money(text)

const NOTHING: Trade = { stake: ZERO, maxLoss: ZERO }

/** Why a trade would be refused by limits as they were last read. */
export const limitProblem = (own: OwnLimits, trade: Trade | null, now: number): AppProblem | null => {
  const { dailyLoss, maxStake, coolOffUntil, today } = own
  const rules = { maxStake: amount(maxStake.value), coolOffUntil }
  const problem = ownRulesProblem(rules, trade ?? NOTHING, now)
  if (problem) return problem
  if (dailyLoss.value === null || today.left === null) return null
  const left = money(today.left)
  const spent = left.lte('0') || trade?.maxLoss.gt(left)
  return spent ? { code: 'OWN_LOSS_LIMIT', params: { limit: dailyLoss.value, left: today.left } } : null
}

const smaller = (a: Money | null, b: Money | null): Money | null => (a && b ? min(a, b) : (a ?? b))

/** Names what runs, so that it can be told when something came or went. */
const useRunning = (): string => {
  const orders = useOpenOrders()
  const positions = usePositions()
  const working = useWorkingOrders()
  const contracts = [...(positions ?? []), ...(working ?? [])].map(
    ({ id, guarantee }) => `${id}:${guarantee}`,
  )
  return [...Object.keys(orders ?? {}), ...contracts].sort().join()
}

export const useLimits = (): Limits => {
  const loggedIn = useLoggedIn()
  const { data, reload } = useCall('ext.limits', loggedIn ? {} : null)
  const own = (loggedIn && data) || null
  const counted = Boolean(own?.dailyLoss.value)
  const running = useRunning()
  const before = useRef(running)
  useEffect(() => {
    if (before.current !== running && counted) void reload()
    before.current = running
  }, [running, counted, reload])
  const shown = useRef(false)
  useDidShow(() => {
    if (shown.current) void reload()
    shown.current = true
  })
  const problem = useCallback((trade: Trade | null) => own && limitProblem(own, trade, serverNow()), [own])
  return { own, problem, reload, most: smaller(amount(own?.maxStake.value), amount(own?.today.left)) }
}
