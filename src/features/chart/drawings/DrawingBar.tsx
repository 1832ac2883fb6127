import { View } from '@tarojs/components'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Icon, type IconName } from '@/components'
import { PaletteSheet } from '@/features/palette'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { Tappable } from '@/platform/tap'
import { MOST_DRAWINGS } from '@/stores/drawings'
import { setPrefs, usePref } from '@/stores/preferences'
import { showToast } from '@/stores/toasts'
import { ClearSheet } from './ClearSheet'
import { DrawingHint } from './DrawingHint'
import type { DrawingEditor } from './editor'
import type { Tool } from './sketch'
import './drawing.scss'

interface Props {
  readonly editor: DrawingEditor
  /** Name of the pair on screen. */
  readonly pair: string
}

/** The open tools: make a line, delete, show orders, choose colours; the last button ends what is going on. */
export const DrawingBar = ({ editor, pair }: Props) => {
  const { t } = useText()
  const { tool, selected, drawings } = useStore(editor.state)
  const [sheet, setSheet] = useState<'clear' | 'palette' | null>(null)
  const close = () => setSheet(null)
  const pick = (next: Tool) => {
    if (!editor.pick(next)) showToast('error', t('drawing.tooMany', { count: MOST_DRAWINGS }))
  }
  const remove = () => (selected === null ? setSheet('clear') : editor.remove())
  return (
    <View className="drawing-bar">
      <DrawingHint editor={editor} />
      <View className="drawing-bar__row">
        <Button icon="level" text={t('drawing.level')} on={tool === 'level'} onClick={() => pick('level')} />
        <Button icon="trend" text={t('drawing.trend')} on={tool === 'trend'} onClick={() => pick('trend')} />
        <Button
          icon="trash"
          text={t(selected === null ? 'drawing.clear' : 'drawing.remove')}
          disabled={drawings.length === 0}
          onClick={remove}
        />
        <MarksButton />
        <Button icon="palette" text={t('drawing.colours')} onClick={() => setSheet('palette')} />
        <Button
          icon={tool ? 'close' : 'check'}
          text={t(tool ? 'common.cancel' : 'drawing.done')}
          onClick={() => (tool ? editor.cancel() : editor.close())}
        />
      </View>
      <ClearSheet
        open={sheet === 'clear'}
        question={t('drawing.clearAsk', { count: drawings.length, pair })}
        onConfirm={() => editor.removeAll()}
        onClose={close}
      />
      <PaletteSheet open={sheet === 'palette'} onClose={close} />
    </View>
  )
}

/** Whether the user's orders and positions are shown; kept. */
const MarksButton = () => {
  const { t } = useText()
  const shown = usePref('showMarks')
  return (
    <Button
      icon={shown ? 'eye' : 'eyeoff'}
      text={t('drawing.orders')}
      role="switch"
      on={shown}
      onClick={() => setPrefs({ showMarks: !shown })}
    />
  )
}

interface ButtonProps {
  readonly icon: IconName
  readonly text: string
  readonly role?: 'radio' | 'switch'
  readonly on?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

const Button = ({ icon, text, role = 'radio', on, disabled, onClick }: ButtonProps) => (
  <Tappable
    className={`drawing-bar__button${on && role === 'radio' ? ' drawing-bar__button--on' : ''}`}
    role={on === undefined ? 'button' : role}
    on={on}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} size={20} />
    <View className="drawing-bar__text">{text}</View>
  </Tappable>
)
