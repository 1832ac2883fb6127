import { useCallback, useEffect, useRef, useState } from 'react'
import type { OpenCallId, RequestOf, ResponseOf } from '@core/contract/schemas'
import type { AppProblem } from '@core/domain'
import { liveStatus, useReconnects } from '@/stores/live'
import { callOrAhead } from './ahead'
import { problemOf } from './error'

export interface Loaded<T> {
  /** The newest result; kept while a newer one is loading. */
  readonly data: T | undefined
  readonly problem: AppProblem | undefined
  readonly loading: boolean
  readonly reload: () => Promise<void>
}

interface State<T> {
  readonly data?: T
  readonly problem?: AppProblem
  readonly loading: boolean
}

// Each is one object: a state that is set again as it is renders nothing again.
const NOTHING = { loading: false }
const LOADING = { loading: true }

/**
 * Reads a call for a screen, again whenever its parameters change and after each reconnect.
 * @param params null while the call cannot be made (signed out, say)
 */
export const useCall = <Id extends OpenCallId>(
  id: Id,
  params: RequestOf<Id> | null,
): Loaded<ResponseOf<Id>> => {
  const [state, setState] = useState<State<ResponseOf<Id>>>(params === null ? NOTHING : LOADING)
  const turn = useRef(0)
  const key = params === null ? null : JSON.stringify(params)
  const reload = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    if (key === null) return setState(NOTHING)
    setState((before) => (before.loading ? before : { ...before, loading: true }))
    try {
      const data = await callOrAhead(id, JSON.parse(key) as RequestOf<Id>)
      if (mine === turn.current) setState({ data, loading: false })
    } catch (error) {
      if (mine === turn.current)
        setState((before) => ({ ...before, problem: problemOf(error), loading: false }))
    }
  }, [id, key])
  const reconnects = useReconnects()
  useEffect(() => {
    void reload()
    return () => {
      turn.current += 1
    }
  }, [reload, reconnects])
  const failed = useRef(false)
  failed.current = state.problem !== undefined
  useEffect(
    () =>
      liveStatus.subscribe((now, before) => {
        // The app was started without a network: nothing was missed, but this could not be read.
        if (before.connects === 0 && now.connects === 1 && failed.current) void reload()
      }),
    [reload],
  )
  return { data: state.data, problem: state.problem, loading: state.loading, reload }
}
