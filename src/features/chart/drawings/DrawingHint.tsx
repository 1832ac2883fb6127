import { View } from '@tarojs/components'
import { useStore } from 'zustand'
import { useText, type TextKey } from '@/i18n'
import type { DrawingEditor } from './editor'
import type { Sketch } from './sketch'
import './drawing.scss'

const hintOf = ({ tool, pending, selected, drawings }: Sketch): TextKey | null => {
  if (tool === 'level') return 'drawing.tapPrice'
  if (tool === 'trend') return pending ? 'drawing.tapSecond' : 'drawing.tapFirst'
  if (selected !== null) return 'drawing.dragHint'
  return drawings.length > 0 ? 'drawing.idleHint' : 'drawing.emptyHint'
}

/** What to do next, over the picture while the tools are open; fingers reach through it. */
export const DrawingHint = ({ editor }: { readonly editor: DrawingEditor }) => {
  const { t } = useText()
  const sketch = useStore(editor.state)
  const hint = sketch.active ? hintOf(sketch) : null
  return (
    <View className="drawing-hint" ariaRole="status">
      {hint && <View className="drawing-hint__pill">{t(hint)}</View>}
    </View>
  )
}
