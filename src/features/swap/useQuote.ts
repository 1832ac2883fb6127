import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppProblem, ErrorCode } from '@core/domain'
import { call, problemOf } from '@/api'
import type { Quote, QuoteRequest } from './form'

/** So long nothing was typed (ms) before a quote is asked for. */
const IDLE = 400
/** After a refusal that passes by itself the next try comes so much later (ms). */
const RETRY = 3_000
const PASSING: readonly ErrorCode[] = [
  'PRICE_STALE',
  'NETWORK_FAILURE',
  'NO_NETWORK',
  'SERVER_BUSY',
  'TIMED_OUT',
]

/** A quote with the moment (this device's ms) at which it surely still runs: counted from when it was asked for. */
export interface LiveQuote {
  readonly quote: Quote
  readonly end: number
  /** The request that it answers. */
  readonly key: string
}

interface Asked {
  readonly live: LiveQuote | null
  readonly problem: AppProblem | null
  readonly loading: boolean
}

export interface Quotes extends Asked {
  /** Asks for a new quote at once. */
  readonly refresh: () => void
}

const NOTHING: Asked = { live: null, problem: null, loading: false }

/**
 * A running quote for what is typed: asked for once typing pauses, and again whenever it ends.
 * @param held true while the last one must not be replaced: it is being taken
 */
export const useQuote = (request: QuoteRequest | null, held: boolean): Quotes => {
  const [state, setState] = useState<Asked>(NOTHING)
  const turn = useRef(0)
  const shown = useShown()
  const key = request && JSON.stringify(request)
  const ask = useCallback(async () => {
    if (key === null) return
    turn.current += 1
    const mine = turn.current
    setState((before) => ({ ...before, loading: true }))
    const sentAt = Date.now()
    try {
      const quote = await call('currency.exchangeData', JSON.parse(key) as QuoteRequest)
      const live = { quote, key, end: sentAt + (quote.expiresAt - quote.time) }
      if (mine === turn.current) setState({ live, problem: null, loading: false })
    } catch (error) {
      if (mine === turn.current) setState({ live: null, problem: problemOf(error), loading: false })
    }
  }, [key])
  useEffect(() => {
    setState(key === null ? NOTHING : { ...NOTHING, loading: true })
    const timer = setTimeout(() => void ask(), IDLE)
    return () => {
      clearTimeout(timer)
      turn.current += 1
    }
  }, [key, ask])
  useEffect(() => {
    const wait = waitOf(state)
    if (held || !shown || wait === null) return undefined
    const timer = setTimeout(() => void ask(), wait)
    return () => clearTimeout(timer)
  }, [state, held, shown, ask])
  const live = state.live?.key === key ? state.live : null
  return { ...state, live, refresh: () => void ask() }
}

/** When to ask again by itself; null when something is on its way, or only the user can change the answer. */
const waitOf = ({ live, problem, loading }: Asked): number | null => {
  if (loading) return null
  if (live) return Math.max(0, live.end - Date.now())
  return problem && PASSING.includes(problem.code) ? RETRY : null
}

const useShown = (): boolean => {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
