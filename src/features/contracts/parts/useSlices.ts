import { useState } from 'react'
import type { Pages } from '@/api'

const SLICE = 20

/** A list that is wholly known, shown part after part as an infinite list. */
export const useSlices = <T>(
  list: readonly T[] | undefined,
  rest: Pick<Pages<T>, 'problem' | 'reload'>,
): Pages<T> => {
  const [slices, setSlices] = useState(1)
  const total = list?.length ?? 0
  const end = slices * SLICE
  return {
    ...rest,
    items: list?.slice(0, end),
    total,
    loading: !list && !rest.problem,
    more: end < total,
    loadMore: () => {
      if (end < total) setSlices(slices + 1)
    },
  }
}
