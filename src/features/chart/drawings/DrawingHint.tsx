import { View } from '@tarojs/components'
import { useStore } from 'zustand'
import { useText, type TextKey } from '@/i18n'
import '@/i18n/areas/drawing'
import type { DrawingEditor } from './editor'
import type { Sketch } from './sketch'

const hintOf = ({ tool, pending, selected, drawings }: Sketch): TextKey => {
  if (tool === 'level') return 'drawing.tapPrice'
  if (tool === 'trend') return pending ? 'drawing.tapSecond' : 'drawing.tapFirst'
  if (selected !== null) return 'drawing.dragHint'
  return drawings.length > 0 ? 'drawing.idleHint' : 'drawing.emptyHint'
}

/** What to do next. */
export const DrawingHint = ({ editor }: { readonly editor: DrawingEditor }) => {
  const { t } = useText()
  const hint = useStore(editor.state, hintOf)
  return (
    <View className="drawing-bar__hint" ariaRole="status">
      {t(hint)}
    </View>
  )
}
