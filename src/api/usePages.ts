import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
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

interface State<T, At> {
  readonly items?: readonly T[]
  /** Where the next part begins; null when there is none, or while nothing is there yet. */
  readonly next: At | null
  readonly total: number
  readonly problem?: AppProblem
  readonly loading: boolean
}

interface Part<T, At> {
  readonly list: readonly T[]
  readonly next: At | null
  readonly total: number
}

/** Reads one part of a list; null says where it begins. */
type ReadPart<T, At> = (at: At | null) => Promise<Part<T, At>>

const START = { next: null, total: 0, loading: true } as const

/** A list that is read part after part, each beginning where the one before said; no item is shown twice. */
const useParts = <T extends { readonly id: string }, At>(read: ReadPart<T, At> | null): Pages<T> => {
  const [state, setState] = useState<State<T, At>>(START)
  const turn = useRef(0)
  const load = useCallback(
    async (at: At | null) => {
      if (!read) return setState({ ...START, loading: false })
      turn.current += 1
      const mine = turn.current
      setState((before) =>
        before.loading && !before.problem ? before : { ...before, loading: true, problem: undefined },
      )
      try {
        const { list, next, total } = await read(at)
        if (mine !== turn.current) return
        setState((before) => {
          const known = at === null ? [] : (before.items ?? [])
          const ids = new Set(known.map((item) => item.id))
          const items = [...known, ...list.filter((item) => !ids.has(item.id))]
          return { items, next, total, loading: false }
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
    void load(null)
    return () => {
      turn.current += 1
    }
  }, [load])
  const { next, items, total, problem, loading } = state
  return {
    items,
    total,
    problem,
    loading,
    more: next !== null,
    loadMore: () => {
      if (next !== null && !loading) void load(next)
    },
    reload: () => load(null),
  }
}

/**
 * An infinite list by page numbers.
 * @param read reads page n; must keep its identity while the filters stay (useCallback); null while signed out
 */
export const usePages = <T extends { readonly id: string }>(
  read: ((pageNum: number) => Promise<PageOf<T>>) | null,
): Pages<T> => {
  const readPart = useMemo<ReadPart<T, number> | null>(
    () =>
      read &&
      (async (at) => {
        const page = at ?? 1
        const { list, pages, total } = await read(page)
        return { list, total, next: page < pages ? page + 1 : null }
      }),
    [read],
  )
  return useParts(readPart)
}

interface CursorPageOf<T> {
  readonly list: readonly T[]
  readonly next: string | null
}

/**
 * An infinite list by cursor: what arrives at its head meanwhile neither repeats items nor hides any.
 * @param read reads what is behind a cursor, or the first part; as for `usePages`
 */
export const useCursorPages = <T extends { readonly id: string }>(
  read: ((before: string | undefined) => Promise<CursorPageOf<T>>) | null,
): Pages<T> => {
  const readPart = useMemo<ReadPart<T, string> | null>(
    () => read && (async (at) => ({ ...(await read(at ?? undefined)), total: 0 })),
    [read],
  )
  return useParts(readPart)
}
