import { View } from '@tarojs/components'
import { Button, Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'

interface Props {
  readonly open: boolean
  readonly question: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before all lines of a pair go: they cannot be brought back. */
export const ClearSheet = ({ open, question, onConfirm, onClose }: Props) => {
  const { t } = useText()
  const confirm = () => {
    onConfirm()
    onClose()
  }
  return (
    <Sheet open={open} title={t('drawing.removeAll')} onClose={onClose}>
      <View className="drawing-clear">{question}</View>
      <Button kind="danger" onClick={confirm}>
        {t('drawing.removeAll')}
      </Button>
    </Sheet>
  )
}
