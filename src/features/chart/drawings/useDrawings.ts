import { useEffect } from 'react'
import type { Drawing } from '@/stores/drawings'
import { preferences, setPrefs, usePref } from '@/stores/preferences'
import type { DrawingEditor } from './editor'

const NONE: readonly Drawing[] = []

/** Keeps the lines of one pair on the device, and shows what is kept. */
export const useDrawings = (editor: DrawingEditor, tradeId: number): void => {
  const drawings = usePref('drawings')[tradeId] ?? NONE
  useEffect(() => {
    editor.cancel()
    editor.onSave = (list) =>
      setPrefs({ drawings: { ...preferences.getState().prefs.drawings, [tradeId]: list } })
  }, [editor, tradeId])
  useEffect(() => editor.load(drawings), [editor, drawings])
}
