import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { Icon } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { Tappable } from '@/platform/tap'
import { DrawingBar } from './DrawingBar'
import type { DrawingEditor } from './editor'
import './drawing.scss'

interface Props {
  readonly editor: DrawingEditor
  readonly pair: string
  /** What stands beside the pencil while the tools are closed. */
  readonly children?: ReactNode
}

/** The row along the chart: a pencil that opens the tools in its place. */
export const ToolsRow = ({ editor, pair, children }: Props) => {
  const { t } = useText()
  const active = useStore(editor.state, (sketch) => sketch.active)
  if (active) return <DrawingBar editor={editor} pair={pair} />
  return (
    <View className="tools-row">
      <View className="tools-row__rest">{children}</View>
      <Tappable className="tools-row__pencil" label={t('drawing.tools')} onClick={() => editor.open()}>
        <Icon name="draw" size={20} />
      </Tappable>
    </View>
  )
}
