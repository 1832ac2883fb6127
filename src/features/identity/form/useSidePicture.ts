import { useCallback, useEffect, useRef, useState } from 'react'
import type { AppProblem } from '@core/domain'
import type { PictureSide } from '@core/domain/identity'
import { problemOf } from '@/api'
import { upload } from '@/api/upload'
import { choosePicture, releasePicture } from '@/platform/picture'

export interface SidePicture {
  readonly side: PictureSide
  /** What to show; null until one is chosen. */
  readonly path: string | null
  /** Per cent that are sent; null while nothing is being sent. */
  readonly progress: number | null
  readonly problem: AppProblem | null
  readonly choose: () => Promise<void>
  /** Sends the picture on screen once more. */
  readonly retry: () => Promise<void>
}

interface State {
  readonly path: string | null
  readonly progress: number | null
  readonly problem: AppProblem | null
}

const EMPTY: State = { path: null, progress: null, problem: null }

/**
 * One side of the document: chosen, shown, sent, replaced. Of two that are sent at once the one chosen last counts.
 * @param onSent its id on the server; empty as soon as another one is on its way
 */
export const useSidePicture = (side: PictureSide, onSent: (id: string) => void): SidePicture => {
  const [state, setState] = useState(EMPTY)
  const turn = useRef(0)
  const shown = useRef<string | null>(null)
  useEffect(
    () => () => {
      turn.current += 1
      if (shown.current) releasePicture(shown.current)
    },
    [],
  )
  const send = useCallback(
    async (path: string): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      const set = (patch: Partial<State>): void => {
        if (mine === turn.current) setState((before) => ({ ...before, ...patch }))
      }
      setState({ path, progress: 0, problem: null })
      onSent('')
      try {
        const { id } = await upload('ext.identityPicture', path, { side }, (progress) => set({ progress }))
        if (mine === turn.current) onSent(id)
        set({ progress: null })
      } catch (error) {
        set({ progress: null, problem: problemOf(error) })
      }
    },
    [side, onSent],
  )
  const choose = async (): Promise<void> => {
    const picked = await choosePicture()
    if (picked.outcome === 'denied')
      setState((before) => ({ ...before, problem: { code: 'PICTURE_DENIED' } }))
    if (picked.outcome !== 'picked') return
    if (shown.current) releasePicture(shown.current)
    shown.current = picked.path
    await send(picked.path)
  }
  return { side, ...state, choose, retry: async () => (state.path ? send(state.path) : choose()) }
}
