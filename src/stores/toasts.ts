import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export interface Toast {
  readonly id: number
  /** News are what happened elsewhere, good or bad. */
  readonly kind: 'success' | 'error' | 'news'
  /** Already translated. */
  readonly text: string
}

export const SHOWN_MS = { success: 2_000, error: 4_000, news: 2_000 } as const

export const toasts = createStore<{ readonly toast: Toast | null }>(() => ({ toast: null }))

let last = 0

/** Shows one line above everything; a new one replaces the old. */
export const showToast = (kind: Toast['kind'], text: string): void => {
  last += 1
  const id = last
  toasts.setState({ toast: { id, kind, text } })
  setTimeout(() => {
    if (toasts.getState().toast?.id === id) toasts.setState({ toast: null })
  }, SHOWN_MS[kind])
}

export const useToast = (): Toast | null => useStore(toasts, (s) => s.toast)
