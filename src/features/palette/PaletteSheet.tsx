import { Sheet } from '@/components'
import { useText } from '@/i18n'
import '@/i18n/areas/drawing'
import { PalettePicker } from './PalettePicker'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The choice of colours for up and down as a sheet. */
export const PaletteSheet = ({ open, onClose }: Props) => {
  const { t } = useText()
  return (
    <Sheet open={open} title={t('drawing.palette')} onClose={onClose}>
      <PalettePicker />
    </Sheet>
  )
}
