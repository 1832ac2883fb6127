import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppProblem } from '@core/domain'
import { problemOf } from './error'

interface PageOf<T> {
  readonly list: readonly T[]
  readonly pages: number
  readonly total: number
}

export interface Pages<T> {
  readonly items: readonly T[] | undefined
  readonly total: number
  readonly problem: AppProblem | undefined
  readonly loading: boolean
  readonly more: boolean
  readonly loadMore: () => void
  readonly reload: () => Promise<void>
}

interface State<T> {
  readonly items?: readonly T[]
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly problem?: AppProblem
  readonly loading: boolean
}

const START = { page: 0, pages: 1, total: 0, loading: true } as const

/**
 * An infinite list: reads page after page, without showing an item twice when the list grew meanwhile.
 * @param read reads page n; must keep its identity while the filters stay (useCallback); null while signed out
 */
export const usePages = <T extends { readonly id: string }>(
  read: ((pageNum: number) => Promise<PageOf<T>>) | null,
): Pages<T> => {
  const [state, setState] = useState<State<T>>(START)
  const turn = useRef(0)
  const load = useCallback(
    async (page: number) => {
      if (!read) return setState({ ...START, loading: false })
      turn.current += 1
      const mine = turn.current
      setState((before) => ({ ...before, loading: true, problem: undefined }))
      try {
        const result = await read(page)
        if (mine !== turn.current) return
        setState((before) => {
          const known = page === 1 ? [] : (before.items ?? [])
          const ids = new Set(known.map((item) => item.id))
          const items = [...known, ...result.list.filter((item) => !ids.has(item.id))]
          return { items, page, pages: result.pages, total: result.total, loading: false }
        })
      } catch (error) {
        if (mine === turn.current)
          setState((before) => ({ ...before, problem: problemOf(error), loading: false }))
      }
    },
    [read],
  )
  useEffect(() => {
    setState(START)
    void load(1)
    return () => {
      turn.current += 1
    }
  }, [load])
  const more = state.page < state.pages
  return {
    items: state.items,
    total: state.total,
    problem: state.problem,
    loading: state.loading,
    more,
    loadMore: () => {
      if (more && !state.loading) void load(state.page + 1)
    },
    reload: () => load(1),
  }
}
