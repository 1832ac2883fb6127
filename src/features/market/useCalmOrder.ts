import { useEffect, useRef, useState } from 'react'
import { inOrderOf } from './groups'
import type { PairRow } from './useMarket'

/** Prices may change places of rows this often at most, and this long after a finger has left the list, in ms. */
const CALM = 2_000

interface Calm {
  readonly rows: readonly PairRow[]
  /** For the list: rows stay where they are while it is touched. */
  readonly touch: { readonly onTouchStart: () => void; readonly onTouchEnd: () => void }
}

/**
 * Keeps rows from jumping under a finger: figures are always those of now, places follow a moment later, and never
 * while the list is touched.
 * @param rows in their order of now
 * @param cause another tab, column or search: then the new order is shown at once
 */
export const useCalmOrder = (rows: readonly PairRow[], cause: string): Calm => {
  const ids = rows.map(({ tradeId }) => tradeId)
  const [shown, setShown] = useState({ cause, ids })
  const [touched, setTouched] = useState(false)
  const latest = useRef(ids)
  latest.current = ids
  const now = ids.join()
  const current = shown.cause === cause ? shown.ids : ids
  useEffect(() => {
    setShown({ cause, ids: latest.current })
  }, [cause])
  useEffect(() => {
    if (touched || now === shown.ids.join()) return undefined
    const timer = setTimeout(() => setShown({ cause, ids: latest.current }), CALM)
    return () => clearTimeout(timer)
  }, [cause, now, shown, touched])
  return {
    rows: inOrderOf(rows, current),
    touch: { onTouchStart: () => setTouched(true), onTouchEnd: () => setTouched(false) },
  }
}
