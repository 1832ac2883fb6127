import { Tag } from '@/components'
import { useText } from '@/i18n'
import { colourOf, sideKey, sideOfType } from '../words'

interface Props {
  readonly tradeType: number
  readonly lever: number
}

/** `Long 20×` with its triangle. */
export const SideTag = ({ tradeType, lever }: Props) => {
  const { t } = useText()
  const side = sideOfType(tradeType)
  return (
    <Tag kind={colourOf(side)}>
      {t(sideKey(side))} {lever}×
    </Tag>
  )
}
