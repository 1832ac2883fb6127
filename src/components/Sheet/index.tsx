import { Popup } from '@nutui/nutui-react-taro'
import { Text, View } from '@tarojs/components'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useText } from '@/i18n'
import { useBackCloses } from '@/platform/back'
import { useHeldFocus } from '@/platform/focus'
import { Tappable } from '@/platform/tap'
import { Empty } from '../Empty'
import { Icon } from '../Icon'
import '@nutui/nutui-react-taro/dist/es/packages/overlay/style/style.css'
import '@nutui/nutui-react-taro/dist/es/packages/popup/style/style.css'
import './sheet.scss'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A bottom sheet: grab, title, close. The way back closes it and not the page, and so does Escape. */
export const Sheet = (props: Props) => {
  const { open } = props
  // Most sheets of a screen are never opened, and are nothing until then.
  const [wanted, setWanted] = useState(open)
  useEffect(() => {
    if (open) setWanted(true)
  }, [open])
  return wanted || open ? <PopupSheet {...props} open={wanted && open} /> : null
}

const PopupSheet = ({ open, title, onClose, children }: Props) => {
  const { t } = useText()
  const id = `sheet${useId().replace(/\W/g, '')}`
  useBackCloses(open, onClose)
  useHeldFocus(open, id, onClose)
  // The popup's own `onClose` also fires when the screen itself has closed the sheet; a tap beside it is all we ask for.
  const closeByTap = (): boolean => {
    onClose()
    return false
  }
  return (
    <Popup
      visible={open}
      position="bottom"
      onOverlayClick={closeByTap}
      className="sheet"
      lockScroll
      zIndex={1000}
    >
      {open && (
        <View id={id} className="sheet__body" ariaRole="dialog" ariaLabel={title}>
          <View className="sheet__grab" />
          <View className="between">
            <Text className="sheet__title">{title}</Text>
            <Tappable className="sheet__close" label={t('common.close')} onClick={onClose}>
              <Icon name="close" size={20} />
            </Tappable>
          </View>
          {children}
        </View>
      )}
    </Popup>
  )
}

interface Option<T> {
  readonly value: T
  readonly text: ReactNode
  readonly note?: string
  readonly disabled?: boolean
}

interface PickSheetProps<T extends string | number> {
  readonly open: boolean
  readonly title: string
  readonly options: readonly Option<T>[]
  readonly value: T | null
  readonly onPick: (value: T) => void
  readonly onClose: () => void
}

/** One choice out of a list. */
export const PickSheet = <T extends string | number>({
  open,
  title,
  options,
  value,
  onPick,
  onClose,
}: PickSheetProps<T>) => (
  <Sheet open={open} title={title} onClose={onClose}>
    {options.length === 0 && <NothingToPick />}
    <View className="sheet__list">
      {options.map((option) => (
        <Tappable
          key={option.value}
          className="sheet__option"
          role="radio"
          on={option.value === value}
          disabled={option.disabled}
          onClick={() => {
            onPick(option.value)
            onClose()
          }}
        >
          <View className="grow row gap-2">{option.text}</View>
          {option.note && <Text className="text-3 cap">{option.note}</Text>}
          {option.value === value && <Icon name="check" size={20} className="text-lime" />}
        </Tappable>
      ))}
    </View>
  </Sheet>
)

const NothingToPick = () => {
  const { t } = useText()
  return <Empty title={t('common.empty')} />
}
